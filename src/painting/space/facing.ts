import { cross, minus, unit } from '../../geometry/vectors';
import type { Bodies } from './bodies';

/** Which way each triangle faces: x, y and z of a unit vector. */
export function facingOf({ points, corners }: Pick<Bodies, 'points' | 'corners'>): Float32Array {
  const normals = new Float32Array(corners.length);
  const placeOf = (corner: number) => {
    const at = 3 * (corners[corner] ?? 0);
    return [points[at] ?? 0, points[at + 1] ?? 0, points[at + 2] ?? 0] as const;
  };
  for (let at = 0; at < corners.length; at += 3) {
    const [a, b, c] = [placeOf(at), placeOf(at + 1), placeOf(at + 2)];
    normals.set(unit(cross(minus(b, a), minus(c, a))), at);
  }
  return normals;
}

import type { Vertex } from '../../geometry/polygon';
import type { Mm } from '../../stone/numbers';
import type { Surface } from './part';
import type { Sheet } from './triangulate';

/** Collects the points and triangles of a closed body. */
export class Body {
  /** x, y up and z of each point, in mm. */
  readonly points: number[] = [];
  readonly surfaces: Surface[] = [];

  /** Adds a point of the stone's plane at a height over its face. */
  point({ x, y }: Vertex, z: Mm): number {
    this.points.push(x, 0 - y, z);
    return this.points.length / 3 - 1;
  }

  add(surface: Surface): void {
    if (surface.corners.length > 0) this.surfaces.push(surface);
  }
}

/** The sides of chosen triangles that no other of them shares, each from one point of the sheet to the next. */
export function rimOf(
  { triangles }: Sheet,
  isKept: (triangle: number) => boolean,
): (readonly [number, number])[] {
  const open = new Map<number, readonly [number, number]>();
  const keyOf = (from: number, to: number) => from * 2 ** 26 + to;
  for (let at = 0; at < triangles.length; at += 3) {
    if (!isKept(at / 3)) continue;
    for (let side = 0; side < 3; side += 1) {
      const [from, to] = [triangles[at + side] ?? 0, triangles[at + ((side + 1) % 3)] ?? 0];
      if (!open.delete(keyOf(to, from))) open.set(keyOf(from, to), [from, to]);
    }
  }
  return [...open.values()];
}

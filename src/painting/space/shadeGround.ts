import type { Place } from '../../geometry/orbit';
import { dot } from '../../geometry/vectors';
import type { Camera } from './camera';
import { contactAt, standingBoxes } from './contact';
import { HAZE, TILE } from './groundTile';
import { shadowDepth } from './light';
import type { LitSpace } from './litSpace';
import { shadowAt } from './shadow';
import { domeAt } from './surroundings';
import { readTexture } from './texture';

/** Adds the light of a pixel in which no stone is. */
export type ShadeGround = (ray: Place, light: Float64Array) => void;

/** Shades the ground and the sky, by which way a pixel is looked at. */
export function groundShader(
  { bodies, around, ground, light, shadow, onGround }: LitSpace,
  { eye, ahead, focal }: Camera,
): ShadeGround {
  const standing = standingBoxes(bodies);
  const { horizon } = around;
  const depth = shadowDepth(light);
  const read = new Float64Array(3);
  return (ray, sum) => {
    const far = ray[1] < 0 ? -eye[1] / ray[1] : Infinity;
    const hazy = Math.min(1, Math.max(0, (far * dot(ray, ahead) - HAZE.from) / (HAZE.to - HAZE.from)));
    if (hazy === 1) {
      const sky = domeAt(around, ray[1]);
      for (let part = 0; part < 3; part += 1) sum[part] = (sum[part] ?? 0) + (sky[part] ?? 0);
      return;
    }
    const [x, z] = [eye[0] + far * ray[0], eye[2] + far * ray[2]];
    // A pixel is longer than broad where the ground is seen at a low angle: its mean counts.
    const seen = far / focal / Math.sqrt(-ray[1]) / TILE.side;
    readTexture(ground, x / TILE.side, z / TILE.side, seen, read);
    const sunny = 1 - depth * shadowAt(shadow, x, z);
    const open = 1 - contactAt(standing, x, z);
    const haze = hazy * hazy * (3 - 2 * hazy);
    for (let part = 0; part < 3; part += 1) {
      const lit = (onGround.sun[part] ?? 0) * sunny + (onGround.around[part] ?? 0);
      const seenHere = (read[part] ?? 0) * lit * open;
      sum[part] = (sum[part] ?? 0) + seenHere * (1 - haze) + (horizon[part] ?? 0) * haze;
    }
  };
}

import type { Place } from '../../geometry/orbit';
import { dot } from '../../geometry/vectors';
import { linear } from '../mesh/look';
import type { Camera } from './camera';
import { mirroredStrength } from './light';
import type { LitSpace } from './litSpace';
import { pictureReader } from './pictureReader';
import { domeAt } from './surroundings';
import type { Visible } from './visible';

/** How much a smooth surface mirrors of what it is looked at straight: light enters stone and glaze by a factor of 1.5. */
const MIRRORED = 0.04;

/** How much of its colour metal sends back from all around as if it were matt: its grain is finer than what is painted. */
const BRUSHED = 0.6;

/** Adds the light of a pixel that a triangle fills. */
export type ShadeStone = (triangle: number, x: number, y: number, ray: Place, light: Float64Array) => void;

/** Shades a stone's triangles by what they are made of. */
export function stoneShader(
  { bodies, around, light, normals, lit }: LitSpace,
  visible: Visible,
  camera: Camera,
): ShadeStone {
  const { madeOf, materials } = bodies;
  const plain = materials.map(({ look }) => look.rgb.map(linear));
  const mirrored = mirroredStrength(light);
  const read = new Float64Array(3);
  const readAt = pictureReader(bodies, visible, camera);
  return (triangle, x, y, ray, sum) => {
    const material = materials[madeOf[triangle] ?? 0];
    if (!material) return;
    const { look, texture } = material;
    const own = plain[madeOf[triangle] ?? 0] ?? [];
    read.fill(1);
    if (texture) readAt(triangle, x, y, texture, read);
    const normal: Place = [
      normals[3 * triangle] ?? 0,
      normals[3 * triangle + 1] ?? 0,
      normals[3 * triangle + 2] ?? 0,
    ];
    const along = dot(ray, normal);
    const sky = domeAt(around, ray[1] - 2 * along * normal[1]);
    const grazing = MIRRORED + (1 - MIRRORED) * Math.max(0, 1 + along) ** 5;
    const clear = grazing * mirrored * Math.max(look.clearcoat, 1 - look.roughness);
    const matt = 1 - look.metallic * (1 - BRUSHED);
    for (let part = 0; part < 3; part += 1) {
      const colour = (own[part] ?? 0) * (read[part] ?? 0);
      const back = (sky[part] ?? 0) * mirrored;
      sum[part] =
        (sum[part] ?? 0) +
        colour * (lit[3 * triangle + part] ?? 0) * matt +
        colour * back * look.metallic * (1 - look.roughness / 2) +
        (sky[part] ?? 0) * clear * (1 - look.metallic);
    }
  };
}

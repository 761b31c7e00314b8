import type { Orbit, Place } from '../../geometry/orbit';
import { unit } from '../../geometry/vectors';
import { cameraAround } from './camera';
import type { LitSpace } from './litSpace';
import { groundShader } from './shadeGround';
import { stoneShader } from './shadeStone';
import { visibleFrom } from './visible';

/** Each pixel is asked at so many places, across and down. */
const FINE = 2;

/** How many tones an amount of light is told by before it is written as a byte. */
const TONES = 4096;

/** Amounts of light from 0 to 1 as bytes of sRGB (IEC 61966-2-1). */
const BYTES = Uint8ClampedArray.from({ length: TONES + 1 }, (_, tone) => {
  const light = tone / TONES;
  return Math.round(255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055));
});

/** A painted picture: RGBA in sRGB, all of it opaque. */
export interface SpacePicture {
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/**
 * Paints a stone in its place as it is seen from an orbit, by the processor alone: for browsers that draw nothing in space.
 *
 * @param width, height the picture in pixels.
 */
export function paintSpace(
  space: LitSpace,
  orbit: Pick<Orbit, 'turn' | 'lift'>,
  width: number,
  height: number,
): SpacePicture {
  const camera = cameraAround(space.bodies.box, orbit, width * FINE, height * FINE);
  const { right, up, ahead, focal } = camera;
  const visible = visibleFrom(space.bodies, camera);
  const shadeStone = stoneShader(space, visible, camera);
  const shadeGround = groundShader(space, camera);
  const rayAt = (x: number, y: number): Place => {
    const [aside, above] = [x - camera.width / 2, camera.height / 2 - y];
    return unit([
      ahead[0] * focal + right[0] * aside + up[0] * above,
      ahead[1] * focal + right[1] * aside + up[1] * above,
      ahead[2] * focal + right[2] * aside + up[2] * above,
    ]);
  };
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  const light = new Float64Array(3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      light.fill(0);
      for (let part = 0; part < FINE * FINE; part += 1) {
        const [column, row] = [x * FINE + (part % FINE), y * FINE + Math.floor(part / FINE)];
        const ray = rayAt(column + 0.5, row + 0.5);
        const triangle = visible.triangles[row * camera.width + column] ?? -1;
        if (triangle < 0) shadeGround(ray, light);
        else shadeStone(triangle, column + 0.5, row + 0.5, ray, light);
      }
      for (let part = 0; part < 3; part += 1) {
        const seen = Math.min(1, (light[part] ?? 0) / (FINE * FINE));
        pixels[4 * (y * width + x) + part] = BYTES[Math.round(seen * TONES)] ?? 255;
      }
    }
  return { pixels, width, height };
}

import type { Mm } from '../../stone/numbers';
import type { Part } from '../mesh/part';

/** The bytes of a binary STL's head and of a triangle in it. */
const HEAD = 80;
const TRIANGLE = 50;

type Corner = readonly [number, number, number];

/** The direction in which a triangle faces, of length 1; none for one without an area. */
function normalOf([ax, ay, az]: Corner, [bx, by, bz]: Corner, [cx, cy, cz]: Corner): Corner {
  const [ux, uy, uz] = [bx - ax, by - ay, bz - az];
  const [vx, vy, vz] = [cx - ax, cy - ay, cz - az];
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

/**
 * Writes a part as a binary STL in mm, as a mill's program has it (`carving`): x to the right and y up from the stone's lower left
 * corner, z up from its face, so that what is cut lies below 0.
 *
 * @param height the stone's height.
 * @param said what its head says, in plain ASCII; it must not begin with `solid`, by which a text is told.
 */
export function paintStl({ points, surfaces }: Part, height: Mm, said: string): Uint8Array {
  const count = surfaces.reduce((sum, { corners }) => sum + corners.length / 3, 0);
  const bytes = new Uint8Array(HEAD + 4 + count * TRIANGLE);
  bytes.set(new TextEncoder().encode(said).subarray(0, HEAD));
  const view = new DataView(bytes.buffer);
  view.setUint32(HEAD, count, true);
  let at = HEAD + 4;
  const write = (numbers: Corner) => {
    for (const number of numbers) {
      view.setFloat32(at, number, true);
      at += 4;
    }
  };
  const cornerOf = (point = 0): Corner => [
    points[3 * point] ?? 0,
    (points[3 * point + 1] ?? 0) + height,
    points[3 * point + 2] ?? 0,
  ];
  for (const { corners } of surfaces) {
    for (let first = 0; first < corners.length; first += 3) {
      const [a, b, c] = [
        cornerOf(corners[first]),
        cornerOf(corners[first + 1]),
        cornerOf(corners[first + 2]),
      ];
      for (const numbers of [normalOf(a, b, c), a, b, c]) write(numbers);
      at += 2;
    }
  }
  return bytes;
}

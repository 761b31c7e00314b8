import { PerspectiveCamera, Raycaster, Vector2, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { linear } from '../../../src/painting/mesh/look';
import { type Camera, cameraAround, FIELD_OF_VIEW } from '../../../src/painting/space/camera';
import { pictureReader } from '../../../src/painting/space/pictureReader';
import type { Texture } from '../../../src/painting/space/texture';
import { onPictureOf, visibleFrom } from '../../../src/painting/space/visible';
import { type Boxes, boxes } from './boxes';

/** A picture that grows brighter to the right in red and downwards in green. */
const GROWING: Texture = {
  levels: [
    {
      ...{ width: 256, height: 256 },
      pixels: Uint8ClampedArray.from({ length: 256 * 256 * 4 }, (_, at) => {
        const pixel = at >> 2;
        return [pixel % 256, pixel >> 8, 0, 255][at % 4] ?? 0;
      }),
    },
  ],
  fromMm: [0.001, 0, 0, 0.001, 0, 0],
};

// A stone on its base with a lantern before it, none of them where a pixel's middle would meet an edge exactly.
const STONE = [
  { middle: [0, 0.511, 0], size: [0.613, 0.717, 0.121] },
  { middle: [0, 0.073, 0.01], size: [0.791, 0.146, 0.303] },
  { middle: [0.213, 0.257, 0.117], size: [0.087, 0.211, 0.083] },
] as const;

const [WIDTH, HEIGHT] = [97, 83];

/** What a ray of another library meets first through the middle of each pixel, row by row. */
function metByRays({ bodies, meshes }: Boxes, { eye }: Camera) {
  const theirs = new PerspectiveCamera(FIELD_OF_VIEW, WIDTH / HEIGHT, 0.01, 100);
  theirs.position.set(...eye);
  const { from, to } = bodies.box;
  theirs.lookAt(new Vector3(...from).add(new Vector3(...to)).multiplyScalar(0.5));
  theirs.updateMatrixWorld();
  const caster = new Raycaster();
  return Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
    const [x, y] = [(at % WIDTH) + 0.5, Math.floor(at / WIDTH) + 0.5];
    caster.setFromCamera(new Vector2((2 * x) / WIDTH - 1, 1 - (2 * y) / HEIGHT), theirs);
    const [first] = caster.intersectObjects([...meshes]);
    const which = meshes.findIndex(({ id }) => id === first?.object.id);
    return { x, y, which, triangle: first ? 12 * which + (first.faceIndex ?? 0) : -1, uv: first?.uv };
  });
}

describe.each([
  { turn: 0, lift: 9 },
  { turn: 30, lift: 12 },
  { turn: -75, lift: 42 },
  { turn: 180, lift: 3 },
])('From $turn°, $lift° high', (orbit) => {
  const stone = boxes(STONE, GROWING);
  const camera = cameraAround(stone.bodies.box, orbit, WIDTH, HEIGHT);
  const visible = visibleFrom(stone.bodies, camera);
  const rays = metByRays(stone, camera);

  test('each pixel shows what a ray of another library meets first', () => {
    expect([...visible.triangles]).toEqual(rays.map(({ triangle }) => triangle));
    const met = [0, 1, 2].map((box) => rays.filter(({ which }) => which === box).length);
    // The lantern is hidden from behind; whatever is not is seen.
    expect(Math.min(...met.slice(0, orbit.turn === 180 ? 2 : 3))).toBeGreaterThan(20);
  });

  test('it shows the same place of its picture', () => {
    const read = pictureReader(stone.bodies, visible, camera);
    const light = new Float64Array(3);
    const off = rays.flatMap(({ x, y, triangle, uv }) => {
      if (!uv) return [];
      const [u, v] = [uv.x * 256 - 0.5, (1 - uv.y) * 256 - 0.5];
      // At the picture's edge it begins anew.
      if (Math.min(u, v) < 1 || Math.max(u, v) > 254) return [];
      read(triangle, x, y, GROWING, light);
      return [
        Math.max(Math.abs((light[0] ?? 0) - linear(u / 255)), Math.abs((light[1] ?? 0) - linear(v / 255))),
      ];
    });
    expect(off.length).toBeGreaterThan(500);
    // Light between two bytes of sRGB is no straight line.
    expect(Math.max(...off)).toBeLessThan(0.0005);
  });
});

test('from wherever it is turned to, all of it is in the picture, and as near', () => {
  const { bodies } = boxes(STONE);
  for (const [width, height] of [
    [390, 700],
    [1440, 780],
    [500, 500],
  ] as const)
    for (const lift of [9, 42]) {
      const far = new Set<string>();
      for (let turn = -180; turn < 180; turn += 5) {
        const camera = cameraAround(bodies.box, { turn, lift }, width, height);
        const { eye } = camera;
        const onPicture = onPictureOf(bodies.points, camera);
        const across = onPicture.filter((_, at) => at % 3 === 0);
        const down = onPicture.filter((_, at) => at % 3 === 1);
        expect(Math.min(...across) / width).toBeGreaterThan(0.02);
        expect(Math.max(...across) / width).toBeLessThan(0.98);
        expect(Math.min(...down) / height).toBeGreaterThan(0.02);
        expect(Math.max(...down) / height).toBeLessThan(0.98);
        const { from, to } = bodies.box;
        far.add(
          Math.hypot(...eye.map((part, axis) => part - ((from[axis] ?? 0) + (to[axis] ?? 0)) / 2)).toFixed(6),
        );
      }
      expect(far.size).toBe(1);
    }
});

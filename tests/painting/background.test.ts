import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadNodeKit } from '../../server/drawing/nodeKit';
import { projectRoot } from '../../server/system/projectRoot';
import { openPainter, type Painter } from '../../src/painting/canvaskit/painter';
import { paintingBackground } from '../../src/painting/canvaskit/paintingBackground';
import { readPixels } from '../../src/painting/canvaskit/pixels';
import { withoutPause } from '../../src/painting/relief/withoutPause';
import { buildScene } from '../../src/scene/buildScene';
import { SCENERY, SCENERY_BOUNDS } from '../../src/stone/catalogue/scenery';
import { catalogue, designWith, sources } from '../scene/drawnStone';
import { pngOf } from './files/made';
import { opacityOf } from './picture';

const CATALOGUE = `${projectRoot()}/catalogue`;
const HEDGE = 12;
const kit = await loadNodeKit();
const fromCatalogue = async (path: string) => Uint8Array.from(await readFile(`${CATALOGUE}/${path}`)).buffer;
const placeOf = (id: number) => catalogue.backgrounds.find((one) => one.id === id)?.picture ?? '';

let furnished: Painter;
let bare: Painter;

beforeAll(async () => {
  furnished = openPainter(kit, fromCatalogue);
  bare = openPainter(kit, () => Promise.reject(new Error('no pictures here')));
  await furnished.scenery.load(placeOf(HEDGE));
});

afterAll(() => {
  furnished.delete();
  bare.delete();
});

/** How much of the world is seen: 300 mm beside the stone of 600 × 750 mm, one pixel a mm. */
const SEEN = { left: -300, top: -100, right: 900, bottom: 900 };
const [WIDTH, HEIGHT] = [SEEN.right - SEEN.left, SEEN.bottom - SEEN.top];

/** What is seen behind the standard stone where the place was moved so, the shadow at the stone's foot with it. */
function behind(painter: Painter, backgroundPosition: object = {}, seen = SEEN): Uint8ClampedArray {
  const scene = buildScene(designWith([], { BackgroundId: HEDGE, backgroundPosition }), sources);
  return readPixels(kit, WIDTH, HEIGHT, (canvas) => {
    canvas.scale(WIDTH / (seen.right - seen.left), HEIGHT / (seen.bottom - seen.top));
    canvas.translate(-seen.left, -seen.top);
    withoutPause(paintingBackground(canvas, seen, scene, painter));
  });
}

/** A row of the picture between two columns: red, green and blue. */
function rowOf(pixels: Uint8ClampedArray, row: number, from: number, to: number): number[] {
  return Array.from(pixels.subarray((row * WIDTH + from) * 4, (row * WIDTH + to) * 4));
}

const apart = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;

describe('What is behind the stone', () => {
  test('is seen in its colours until its picture is there, and these are the picture’s own', () => {
    const [before, after] = [behind(bare), behind(furnished)];
    expect(before).not.toEqual(after);
    // The stone's upper half, and the ground below its foot.
    for (const [from, to] of [
      [100, 400],
      [870, 960],
    ] as const) {
      const meanOf = (pixels: Uint8ClampedArray) => {
        const part = pixels.subarray(from * WIDTH * 4, to * WIDTH * 4);
        return part.reduce((sum, value) => sum + value, 0) / part.length;
      };
      expect(Math.abs(meanOf(before) - meanOf(after))).toBeLessThan(16);
    }
  });

  test('moves by as many mm as it is moved', () => {
    const [here, there] = [behind(furnished), behind(furnished, { x: 120, y: -60 })];
    for (const row of [200, 400, 500]) {
      expect(apart(rowOf(there, row - 60, 220, 620), rowOf(here, row, 100, 500))).toBeLessThan(0.6);
    }
    expect(apart(rowOf(there, 400, 100, 500), rowOf(here, 400, 100, 500))).toBeGreaterThan(4);
  });

  test('grows about the stone’s foot', () => {
    const twice = behind(furnished, { scale: 2 });
    const nearer = behind(furnished, {}, { left: 0, top: 325, right: 600, bottom: 825 });
    for (const row of [100, 300, 600]) {
      expect(apart(rowOf(twice, row, 100, 1100), rowOf(nearer, row, 100, 1100))).toBeLessThan(1);
    }
  });

  test('has no edge, however far it is moved and however small it is', () => {
    const { x, y, scale } = SCENERY_BOUNDS;
    for (const place of [
      { x: x.max, y: y.max, scale: scale.min },
      { x: x.min, y: y.min, scale: scale.min },
    ]) {
      const pixels = behind(furnished, place, { left: -1300, top: -1100, right: 1900, bottom: 1600 });
      for (const row of [50, 300, 480]) {
        const line = rowOf(pixels, row, 0, WIDTH);
        const steps = Array.from({ length: WIDTH - 1 }, (_, at) =>
          apart(line.slice(at * 4, at * 4 + 4), line.slice(at * 4 + 4, at * 4 + 8)),
        );
        expect(line.filter((_, at) => at % 4 === 3).every((alpha) => alpha === 255)).toBe(true);
        expect(Math.max(...steps)).toBeLessThan(40);
      }
    }
  });

  test('leaves the stone’s foot on the ground, wherever it is moved', () => {
    const { y, scale } = SCENERY_BOUNDS;
    expect(SCENERY.back * scale.min - y.max).toBeGreaterThan(0);
    const asked = { x: 99_999, y: 99_999, scale: 0.01 };
    const far = buildScene({ ...designWith([]), backgroundPosition: asked }, sources).sceneryPlace;
    expect(far).toEqual({ x: SCENERY_BOUNDS.x.max, y: y.max, scale: scale.min });
  });

  test('is not on a picture of the bare stone', async () => {
    const scene = buildScene(designWith([], { BackgroundId: HEDGE }), sources);
    const { alpha } = await opacityOf(await pngOf(scene, 0.5, CATALOGUE));
    expect(alpha[0]).toBe(0);
    expect(alpha.some((opacity) => opacity === 255)).toBe(true);
  });
});

describe('The cache of places', () => {
  test('keeps those last used, and tries one that did not load again', async () => {
    let asked = 0;
    const painter = openPainter(kit, (path) => {
      asked += 1;
      return asked === 1 ? Promise.reject(new Error('offline')) : fromCatalogue(path);
    });
    const paths = [12, 14, 13, 11].map(placeOf);
    const [first = '', second = '', third = '', fourth = ''] = paths;
    await expect(painter.scenery.load(first)).rejects.toThrow('offline');
    expect(painter.scenery.get(first)).toBeUndefined();
    for (const path of [first, second, third]) await painter.scenery.load(path);
    expect(painter.scenery.get(first)).toBeDefined();
    await painter.scenery.load(fourth);
    expect(painter.scenery.get(second)).toBeUndefined();
    expect(painter.scenery.get(first)).toBeDefined();
    await painter.scenery.load(first);
    expect(asked).toBe(5);
    painter.delete();
  });
});

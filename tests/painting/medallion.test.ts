import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { loadNodeKit } from '../../server/drawing/nodeKit';
import { openPainter } from '../../src/painting/canvaskit/painter';
import { paintPortrait } from '../../src/painting/canvaskit/paintMedallion';
import { enterPlace, paintElements } from '../../src/painting/canvaskit/paintScene';
import { readPixels } from '../../src/painting/canvaskit/pixels';
import { paintSvg } from '../../src/painting/svg/paintSvg';
import type { Scene } from '../../src/scene/scene';
import { sceneWithMedallion } from '../scene/portrait';

const kit = await loadNodeKit();
const painter = openPainter(kit, () => Promise.reject(new Error('no tiles here')));
afterAll(() => painter.delete());

const WIDTH = 600;
const rgbaAt = (pixels: Uint8Array | Uint8ClampedArray, x: number, y: number) => [
  ...pixels.subarray((y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 4),
];

/** The photograph alone, without its edge and glaze. */
function portraitOf(scene: Scene) {
  return readPixels(kit, WIDTH, 750, (canvas) => {
    const [node] = scene.nodes;
    if (node?.kind !== 'medallion') throw new Error(`it is ${node?.kind}`);
    enterPlace(canvas, node);
    paintPortrait(canvas, node, painter);
  });
}

/** Places in the four fields: red, green, blue, grey. */
const PLACES = [
  [290, 290],
  [310, 290],
  [290, 310],
  [310, 310],
] as const;
const RED = [200, 50, 50];
const GREEN = [50, 200, 50];
const BLUE = [50, 50, 200];
const GREY = [128, 128, 128];

/** By hand: the weights of BT.709 and of the sepia of CSS. */
const luma = ([r = 0, g = 0, b = 0]: number[]) => {
  const grey = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return [grey, grey, grey];
};
const sepia = ([r = 0, g = 0, b = 0]: number[]) => [
  0.393 * r + 0.769 * g + 0.189 * b,
  0.349 * r + 0.686 * g + 0.168 * b,
  0.272 * r + 0.534 * g + 0.131 * b,
];
const lighter = (rgb: number[]) => rgb.map((part) => Math.min(255, part + 0.2 * 255));
const TONES = [
  ['as it was taken', {}, (rgb: number[]) => rgb],
  ['black and white', { tone: 'blackAndWhite' }, luma],
  ['sepia', { tone: 'sepia' }, sepia],
  ['a fifth lighter', { brightness: 20 }, lighter],
  [
    'with half the contrast',
    { contrast: -50 },
    (rgb: number[]) => rgb.map((part) => (part - 127.5) / 2 + 127.5),
  ],
] as const;

describe('A medallion’s photograph', () => {
  test.each(TONES)('is painted %s', async (_name, given, toned) => {
    const pixels = portraitOf(await sceneWithMedallion(given));
    for (const [at, rgb] of [RED, GREEN, BLUE, GREY].entries()) {
      const [x = 0, y = 0] = PLACES[at] ?? [];
      const [r, g, b] = rgbaAt(pixels, x, y);
      const [wantedR = 0, wantedG = 0, wantedB = 0] = toned(rgb);
      expect([
        Math.abs((r ?? 0) - wantedR),
        Math.abs((g ?? 0) - wantedG),
        Math.abs((b ?? 0) - wantedB),
      ]).toEqual([expect.toSatisfy(near), expect.toSatisfy(near), expect.toSatisfy(near)]);
    }
  });

  test.each(TONES)('is the same in an SVG, which another library draws: %s', async (_name, given, toned) => {
    const svg = paintSvg(await sceneWithMedallion(given));
    const pixels = await sharp(Buffer.from(svg)).resize(WIDTH, 750).ensureAlpha().raw().toBuffer();
    for (const [at, rgb] of [RED, GREEN, BLUE, GREY].entries()) {
      const [x = 0, y = 0] = PLACES[at] ?? [];
      const drawn = rgbaAt(pixels, x, y);
      for (const [channel, wanted] of toned(rgb).entries())
        expect(Math.abs((drawn[channel] ?? 0) - wanted)).toBeLessThan(4);
    }
    // Beside the oval, within its box.
    const stone = rgbaAt(pixels, 100, 300);
    expect(rgbaAt(pixels, 262, 246)).toEqual(stone);
  });

  test('is turned with its medallion, and turned within it', async () => {
    const upside = portraitOf(await sceneWithMedallion({ crop: { x: 0.5, y: 0.5, zoom: 1, turn: 180 } }));
    expect(rgbaAt(upside, 310, 310).slice(0, 3)).toEqual(RED);
    const turned = portraitOf(await sceneWithMedallion({ position: { x: 300, y: 300, rotation: 90 } }));
    // A quarter clockwise: what was at the upper left is at the upper right.
    expect(rgbaAt(turned, 310, 290).slice(0, 3)).toEqual(RED);
  });
});

describe('A medallion', () => {
  test('shows its photograph within the oval, a shadow outside it and a rim on its edge', async () => {
    const scene = await sceneWithMedallion({ rim: 'gold' });
    const pixels = readPixels(kit, WIDTH, 750, (canvas) => paintElements(canvas, scene, painter));
    expect(rgbaAt(pixels, 310, 340)[3]).toBe(255);
    // The corner of its box lies beside it.
    expect(rgbaAt(pixels, 257, 242)[3]).toBe(0);
    const [r = 0, g = 0, b = 0] = rgbaAt(pixels, 344, 300);
    expect(r - b).toBeGreaterThan(60);
    expect(g).toBeGreaterThan(b);
    // Light comes from the upper left: its shadow lies below it and not above.
    expect(rgbaAt(pixels, 301, 360)[3]).toBeGreaterThan(40);
    expect(rgbaAt(pixels, 301, 238)[3]).toBeLessThan(5);
  });

  test('is an edge that is not filled where an SVG is welded for a machine', async () => {
    const svg = paintSvg(await sceneWithMedallion(), { weld: ([outline]) => outline ?? never() });
    expect(svg).not.toContain('<image');
    expect(svg).toMatch(/<g data-element="0"><path d="M345 300C[^"]+" fill="none"/);
  });
});

function near(off: number): boolean {
  return off < 3;
}

function never(): never {
  throw new Error('nothing is welded');
}

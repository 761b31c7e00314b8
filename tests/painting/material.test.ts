import { readFile } from 'node:fs/promises';
import type { Canvas } from 'canvaskit-wasm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { catalogueFromFiles } from '../../catalogue/fromFiles';
import { loadNodeKit } from '../../server/drawing/nodeKit';
import { outlineFromSvg } from '../../src/geometry/svgPath';
import { openPainter, type Painter } from '../../src/painting/canvaskit/painter';
import { paintMaterial } from '../../src/painting/canvaskit/paintMaterial';
import { readPixels } from '../../src/painting/canvaskit/pixels';
import type { Slab } from '../../src/scene/scene';

const kit = await loadNodeKit();

/** The pictures' width and height in pixels. */
const SIDE = 400;

let painter: Painter;
let slab: Slab;

beforeAll(async () => {
  painter = openPainter(kit, async (tile) => {
    const bytes = await readFile(new URL(`../../catalogue/${tile}`, import.meta.url));
    return Uint8Array.from(bytes).buffer;
  });
  const { catalogue } = await catalogueFromFiles();
  const stoneType = catalogue.stoneTypes.find(({ id }) => id === 15);
  // Grey granite, whose crystals differ most.
  const variant = stoneType?.Variants.find(({ id }) => id === 1503);
  if (!stoneType || !variant) throw new Error('stone type 15 in grey is missing');
  slab = {
    stoneType,
    variant,
    outline: outlineFromSvg(stoneType.outline),
    made: { thickness: 120, bevel: 0 },
    photograph: undefined,
  };
  await painter.tiles.load(variant.tile);
});

afterAll(() => painter.delete());

/** Paints the material over the stone's face by a matrix. */
function painted(matrix: (canvas: Canvas) => void): Uint8ClampedArray {
  const face = painter.paths.outline('a stone', slab.outline);
  return readPixels(kit, SIDE, SIDE, (canvas) => {
    matrix(canvas);
    paintMaterial(canvas, face, slab, painter);
  });
}

/** The mean difference of two pictures, of 255. */
function apart(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;
}

/** The side in pixels of a picture of 1.2 m. */
const BROAD = 300;

/** How much a grey picture is like itself moved to the right and down: the correlation, 1 where it repeats. */
function alike(greys: Uint8ClampedArray, right: number, down: number): number {
  const mean = greys.reduce((sum, grey) => sum + grey, 0) / greys.length;
  let [both, own] = [0, 0];
  for (let y = 0; y < BROAD - down; y += 1) {
    for (let x = 0; x < BROAD - right; x += 1) {
      const here = (greys[y * BROAD + x] ?? 0) - mean;
      both += here * ((greys[(y + down) * BROAD + x + right] ?? 0) - mean);
      own += here * here;
    }
  }
  return both / own;
}

/** A turn no eye sees, by which tiles cannot be laid pixel on pixel. */
const turnedByNothing = (canvas: Canvas) => canvas.concat([1, 1e-7, 0, -1e-7, 1, 0, 0, 0, 1]);

describe('The material of a stone, its tile laid pixel on pixel,', () => {
  test.each([0.4, 0.97, 1.94, 3, 6, 9.7])('looks as if it were shaded, at %d px/mm', (pxPerMm) => {
    const fromTheMiddle = (canvas: Canvas) => {
      canvas.translate(Math.round(SIDE / 2 - 300 * pxPerMm), Math.round(SIDE / 2 - 375 * pxPerMm));
      canvas.scale(pxPerMm, pxPerMm);
    };
    const laid = painted(fromTheMiddle);
    const shaded = painted((canvas) => {
      turnedByNothing(canvas);
      fromTheMiddle(canvas);
    });
    expect(laid).not.toEqual(shaded);
    // Crystals half a pixel aside; another part of the tile is 20 and more apart.
    expect(apart(laid, shaded)).toBeLessThan(8);
  });

  test('ends where the stone ends, as smoothly as if it were filled with one colour', () => {
    const alphaOf = (pixels: Uint8ClampedArray) => pixels.filter((_, index) => index % 4 === 3);
    const half = (canvas: Canvas) => canvas.scale(0.5, 0.5);
    const laid = alphaOf(painted(half));
    const filled = alphaOf(
      readPixels(kit, SIDE, SIDE, (canvas) => {
        half(canvas);
        canvas.drawPath(painter.paths.outline('a stone', slab.outline), painter.palette.fill([1, 1, 1]));
      }),
    );
    expect(filled.filter((alpha) => alpha > 0 && alpha < 255).length).toBeGreaterThan(100);
    const most = laid.reduce((far, alpha, index) => Math.max(far, Math.abs(alpha - (filled[index] ?? 0))), 0);
    expect(most).toBeLessThanOrEqual(1);
  });

  test('moves with the stone, by whole pixels', () => {
    const here = painted((canvas) => canvas.scale(0.97, 0.97));
    const there = painted((canvas) => {
      canvas.translate(40, 30);
      canvas.scale(0.97, 0.97);
    });
    for (let y = 200; y < SIDE - 30; y += 17) {
      const row = (pixels: Uint8ClampedArray, x: number, line: number) =>
        Array.from(pixels.subarray((line * SIDE + x) * 4, (line * SIDE + x + 100) * 4));
      expect(row(there, 200, y + 30)).toEqual(row(here, 160, y));
    }
  });

  test.each([
    { scale: 3, why: 'pixel on pixel' },
    { scale: 6, why: 'from near, where tiles are enlarged' },
  ])('is the same painted at once or in bands: $why', ({ scale }) => {
    const face = painter.paths.outline('a stone', slab.outline);
    // 7 megapixels: two bands, which meet in row 2000.
    const [width, height, above, below] = [2000, 3500, 1990, 2010];
    const paint = (canvas: Canvas) => {
      canvas.translate(-300, -400);
      canvas.scale(scale, scale);
      paintMaterial(canvas, face, slab, painter);
    };
    const whole = readPixels(kit, width, height, paint);
    const rows = readPixels(kit, width, below - above, (canvas) => {
      canvas.translate(0, -above);
      paint(canvas);
    });
    const ofWhole = whole.subarray(above * width * 4, below * width * 4);
    const others = ofWhole.filter((value, at) => value !== rows[at]).length;
    // Where two pieces meet, a pixel of the tile may fall to the other one: Skia rounds corners from where a surface begins.
    expect(others / rows.length).toBeLessThan(0.001);
  });

  test('is one picture to whatever draws it, however many pieces its grain has', () => {
    const face = painter.paths.outline('a stone', slab.outline);
    readPixels(kit, SIDE, SIDE, (canvas) => {
      const [clipPath, drawImage] = [vi.spyOn(canvas, 'clipPath'), vi.spyOn(canvas, 'drawImage')];
      canvas.scale(0.5, 0.5);
      paintMaterial(canvas, face, slab, painter);
      expect(drawImage).toHaveBeenCalledTimes(1);
      expect(clipPath.mock.calls.length).toBeLessThan(6);
    });
  });

  test.each([
    { granite: 'Bohus', id: 1503 },
    { granite: 'Rønne', id: 1502 },
    // The three with the largest bands, flames and crystals.
    { granite: 'Paradisbakke', id: 1519 },
    { granite: 'Aurora', id: 1525 },
    { granite: 'Blue Pearl', id: 1528 },
  ])('does not repeat on a face of 1.2 m: $granite', async ({ id }) => {
    const variant = slab.stoneType.Variants.find((one) => one.id === id);
    if (!variant) throw new Error(`there is no material ${id}`);
    await painter.tiles.load(variant.tile);
    const face = painter.paths.outline('1.2 m', outlineFromSvg('M0 0L1200 0L1200 1200L0 1200Z'));
    const pixels = readPixels(kit, BROAD, BROAD, (canvas) => {
      canvas.scale(BROAD / 1200, BROAD / 1200);
      paintMaterial(canvas, face, { ...slab, variant }, painter);
    });
    // No pixel is left out between two pieces.
    expect(pixels.every((value, at) => at % 4 !== 3 || value === 255)).toBe(true);
    const greens = pixels.filter((_, at) => at % 4 === 1);
    // Moved by 40 mm to 1.08 m to the right and down. Of tiles laid side by side it is 1 after 400 mm.
    const moves = Array.from({ length: 260 }, (_, at) => at + 10);
    const peak = Math.max(...moves.flatMap((by) => [alike(greens, by, 0), alike(greens, 0, by)]));
    expect(peak).toBeLessThan(0.15);
  });

  test('keeps few tiles of other sizes, however often the view changes', () => {
    const first = painter.tiles.inSize(slab.variant.tile, 200, 200);
    expect(painter.tiles.inSize(slab.variant.tile, 200, 200)).toBe(first);
    for (let size = 201; size <= 210; size += 1) painter.tiles.inSize(slab.variant.tile, size, size);
    expect(first?.isDeleted()).toBe(true);
  });
});

import { describe, expect, test } from 'vitest';
import { paintPdf } from '../../../src/painting/pdf/paintPdf';
import { LARGEST_PAGE } from '../../../src/painting/pdf/paper';
import { largestTilingOf } from '../../../src/painting/pdf/tiles';
import type { Scene } from '../../../src/scene/scene';
import { sceneWith } from '../../scene/drawnStone';
import { boxOf } from '../sheet/pieces';
import { pageSizes, pathsOf, textOf } from './poppler';
import { faceWith, optionsFor } from './sample';

/** A line of letters on a face of that size: a photographed stone may be 10,000 mm wide. */
const onFace = (width: number, height: number, x: number): Scene => ({
  ...sceneWith({ type: 'text', subText: 'H', fontSize: '60', position: { x, y: 300 } }),
  width,
  height,
});

const paperOf = async (scene: Scene) => paintPdf(faceWith(scene), await optionsFor('da', scene));

/** The letters that stand on a page, in mm from its upper left. */
const lettersOn = (pdf: Uint8Array, page: number) =>
  pathsOf(pdf, page)
    .filter(({ isFilled, isStroked }) => isFilled && !isStroked)
    .map(({ contours }) => boxOf(contours.flat()));

describe('A stone larger than a page of a PDF can be', () => {
  test('is one page up to the largest', async () => {
    const sizes = pageSizes(await paperOf(onFace(LARGEST_PAGE, 700, 5000)));
    expect(sizes).toHaveLength(1);
    // Poppler says six digits of a length in points: 0.04 mm.
    expect(Math.abs((sizes[0]?.[0] ?? 0) - LARGEST_PAGE)).toBeLessThan(0.04);
  });

  test.each([
    [5081, 700, 5000],
    [7000, 900, 6900],
    [9990, 5200, 5060],
  ])(
    'of %s × %s mm loses nothing: what stands at %s mm is there, as large as on a small stone',
    async (wide, high, x) => {
      const scene = onFace(wide, high, x);
      const tiling = largestTilingOf(scene);
      const pdf = await paperOf(scene);
      const sizes = pageSizes(pdf);
      expect(sizes).toHaveLength(tiling.tiles.length);
      for (const side of sizes.flat()) expect(side).toBeLessThanOrEqual(5080);
      const [small] = lettersOn(await paperOf(onFace(600, 750, 300)), 1);
      if (!small) throw new Error('a small stone shows its letter');
      const places = tiling.tiles.flatMap((tile, index) =>
        lettersOn(pdf, index + 1)
          // The plan of the pages stands below the tile.
          .filter(({ bottom }) => bottom <= tiling.top + tiling.height)
          .map(({ left, top, right, bottom }) => ({
            middle: (left + right) / 2 - tiling.left + tile.x,
            top: top - tiling.top + tile.y,
            size: [right - left, bottom - top],
          })),
      );
      expect(places.length).toBeGreaterThan(0);
      for (const place of places) {
        expect(Math.abs(place.middle - x - ((small.left + small.right) / 2 - 300))).toBeLessThan(0.01);
        expect(Math.abs(place.top - small.top)).toBeLessThan(0.01);
        expect(place.size).toEqual([
          expect.closeTo(small.right - small.left, 2),
          expect.closeTo(small.bottom - small.top, 2),
        ]);
      }
      expect(textOf(pdf, 1)).toContain('Kontrollinje: skal måle 100 mm');
    },
  );
});

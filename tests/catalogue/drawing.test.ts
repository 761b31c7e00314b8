import { describe, expect, it } from 'vitest';
import { chosenAttachments } from '../../catalogue/attachments/chosen';
import { hole, mirrored, placed, reversed, solid } from '../../catalogue/drawing/contour';
import { bounds, fitted, pathData, stretched } from '../../catalogue/drawing/pathData';
import { catalogueFromFiles } from '../../catalogue/fromFiles';
import { chanceFrom, layeredNoise, wrappingNoise } from '../../catalogue/materials/seededNoise';
import { ORNAMENT_GROUPS } from '../../catalogue/ornaments/chosen';
import { crosses, memory } from '../../catalogue/ornaments/chosen/faith';
import { hobby } from '../../catalogue/ornaments/chosen/hobby';
import { polygon } from '../../catalogue/ornaments/leaf';
import { chosenStones } from '../../catalogue/stones/chosen';
import { isWhole } from '../someOf';

/** Each ornament in fine lines takes half a second to draw: the usual run draws three groups, `ORNAMENTS=all` all of them. */
const GROUPS = isWhole('ORNAMENTS') ? ORNAMENT_GROUPS : [crosses, memory, hobby];

/** By the clock, on a machine that is busy; in ms. */
const PATIENCE = 180_000;

describe('the drawing scripts', () => {
  it(
    'draw exactly the stone types and attachments that stand in the catalogue',
    async () => {
      const { catalogue } = await catalogueFromFiles();
      expect(catalogue.stoneTypes).toEqual(chosenStones);
      expect(catalogue.attachments).toEqual(chosenAttachments());
    },
    PATIENCE,
  );

  it(
    `draw exactly the ornaments that stand in the catalogue, of ${GROUPS.length} of ${ORNAMENT_GROUPS.length} groups`,
    async () => {
      const { catalogue } = await catalogueFromFiles();
      const drawn = GROUPS.flatMap((draw) => draw());
      const ids = new Set(drawn.map(({ id }) => id));
      const kept = catalogue.vignets.filter(({ id }) => isWhole('ORNAMENTS') || ids.has(id));
      expect(kept.map(({ id }) => id)).toEqual(drawn.map(({ id }) => id));
      for (const [i, vignet] of kept.entries()) expect(vignet, vignet.Name).toEqual(drawn[i]);
    },
    PATIENCE,
  );
});

describe('the box of path data', () => {
  it('is that of the curve, not of its control points', () => {
    expect(bounds('M0 0C0 40 100 40 100 0Z')).toEqual({ left: 0, top: 0, right: 100, bottom: 30 });
    expect(bounds('M0 0Q50 40 100 0Z')).toEqual({ left: 0, top: 0, right: 100, bottom: 20 });
  });

  it('follows relative, short and straight commands', () => {
    expect(bounds('m10 10h30v20h-30z')).toEqual({ left: 10, top: 10, right: 40, bottom: 30 });
  });

  it('does not exist for an empty path', () => {
    expect(() => bounds('')).toThrow('nothing in it');
  });
});

describe('a drawing brought to a size', () => {
  it('begins at 0 0, is as broad as asked and keeps its proportions', () => {
    const { outline, width, height } = fitted('M10 20L30 20L30 60L10 60Z', 100);
    expect({ outline, width, height }).toEqual({
      outline: 'M0 0L100 0 100 200 0 200Z',
      width: 100,
      height: 200,
    });
  });

  it('is stretched to a width and a height', () => {
    expect(bounds(stretched('M1 1C1 3 5 3 5 1Z', 400, 90))).toEqual({
      left: 0,
      top: 0,
      right: 400,
      bottom: 90,
    });
  });
});

describe('a solid drawing', () => {
  const square = polygon([
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ]);

  it('runs clockwise, whichever way it was drawn or mirrored', () => {
    expect(solid([reversed(square)])).toEqual(solid(solid([reversed(square)])));
    expect(pathData(solid([square]))).toBe(pathData([square]));
    expect(pathData(solid(mirrored([square])))).toBe(pathData(mirrored([square])));
  });

  it('is cut by a hole, which runs the other way', () => {
    expect(pathData(hole([square]))).toBe(pathData([reversed(square)]));
  });

  it('turns clockwise by degrees about the origin before it is shifted', () => {
    const [turned] = placed(
      [
        polygon([
          [1, 0],
          [2, 0],
          [2, 1],
        ]),
      ],
      { x: 5, y: 7, turn: 90, scale: 2 },
    );
    expect(turned?.start[0]).toBeCloseTo(5);
    expect(turned?.start[1]).toBeCloseTo(9);
  });
});

describe('seeded noise', () => {
  it('is the same for the same seed and another for another', () => {
    const [a, b, c] = [chanceFrom(15), chanceFrom(15), chanceFrom(16)];
    const [first, again, other] = [a, b, c].map((chance) => [chance(), chance(), chance()]);
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
  });

  it('wraps in both directions, so that a tile has no seam', () => {
    for (const noise of [wrappingNoise(3, 7), layeredNoise(4, 5, 3)]) {
      for (const t of [0.03, 0.21, 0.5, 0.88]) {
        expect(noise(1 - 1e-9, t)).toBeCloseTo(noise(0, t), 6);
        expect(noise(t, 1 - 1e-9)).toBeCloseTo(noise(t, 0), 6);
      }
    }
  });
});

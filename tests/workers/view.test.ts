import { beforeAll, describe, expect, test } from 'vitest';
import { catalogueFromFiles } from '../../catalogue/fromFiles';
import { outlineFromSvg } from '../../src/geometry/svgPath';
import { undoable, undoing } from '../../src/painting/canvaskit/undoable';
import type { Slab } from '../../src/scene/scene';
import { pinched } from '../../src/screens/designer/stage/pointer/pinch';
import { fitStone, panned, pixelsOf, seenBy, withinBounds, zoomed } from '../../workers/stage/view';

const size = { width: 1000, height: 800, pixelRatio: 1 };
let slab: Slab;

beforeAll(async () => {
  const { catalogue } = await catalogueFromFiles();
  const stoneType = catalogue.stoneTypes.find(({ id }) => id === 15);
  const variant = stoneType?.Variants[0];
  if (!stoneType || !variant) throw new Error('stone type 15 is missing');
  slab = {
    stoneType,
    variant,
    outline: outlineFromSvg(stoneType.outline),
    made: { thickness: 120, bevel: 0 },
    photograph: undefined,
  };
});

describe('a scale', () => {
  test('that cannot be undone exactly gives way to one a ten-millionth aside; any other stays', () => {
    const found = 1.625870133333333;
    expect(undoing(Math.fround(found))).toBeUndefined();
    expect(undoing(undoable(found))).toBeDefined();
    expect(undoable(found) / found).toBeCloseTo(1, 6);
    expect(undoable(0.9620533333333333)).toBe(Math.fround(0.9620533333333333));
  });
});

describe('the view', () => {
  test('shows the whole stone in the middle with some air', () => {
    const { pxPerMm, left, top } = fitStone(slab, size);
    expect(top).toBeGreaterThan(0);
    expect(Math.abs(left * 2 + slab.stoneType.width * pxPerMm - size.width)).toBeLessThanOrEqual(1);
    expect(Math.abs(top * 2 + slab.stoneType.height * pxPerMm - size.height)).toBeLessThanOrEqual(1);
  });

  test('shows the foot above what covers the lower edge', () => {
    const low = { width: 1000, height: 500, pixelRatio: 1 };
    const covered = 120;
    const { pxPerMm, top } = fitStone(slab, { ...low, covered });
    const foot = top + slab.stoneType.height * pxPerMm;
    expect(foot).toBeLessThanOrEqual(500 - covered + 1);
    expect(top).toBeGreaterThanOrEqual(500 * 0.07 - 1);
    // Less than there is air anyway, it changes nothing.
    expect(fitStone(slab, { ...low, covered: 20 })).toEqual(fitStone(slab, low));
  });

  test('shows a stone with its base, whose foot is then the lowest', () => {
    const [variant] = slab.stoneType.Variants;
    if (!variant) throw new Error('no material');
    const base = { width: 700, height: 150, depth: 240, variant };
    const onBase = { ...slab, made: { ...slab.made, base } };
    const { pxPerMm, left, top } = fitStone(onBase, size);
    expect(pxPerMm).toBeCloseTo((800 * (1 - 2 * 0.07)) / (750 + 150), 4);
    expect(Math.abs((left + 300 * pxPerMm) * 2 - size.width)).toBeLessThanOrEqual(1);
    expect(Math.abs(top * 2 + 900 * pxPerMm - size.height)).toBeLessThanOrEqual(1);
    // As far as its foot can be brought to the middle.
    expect(withinBounds({ pxPerMm, left, top: -1e6 }, onBase, size).top).toBe(
      Math.round(400 - 900 * pxPerMm),
    );
  });

  test('zooms about a point that stays where it is', () => {
    const before = fitStone(slab, size);
    const after = zoomed(before, 3, 640, 222);
    const onStone = ({ pxPerMm, left, top }: typeof before) => [
      (640 - left) / pxPerMm,
      (222 - top) / pxPerMm,
    ];
    expect(onStone(after)[0]).toBeCloseTo(onStone(before)[0] ?? 0, 9);
    expect(onStone(after)[1]).toBeCloseTo(onStone(before)[1] ?? 0, 9);
  });

  test('never loses the stone, and goes neither too near nor too far', () => {
    const fit = fitStone(slab, size);
    for (const wild of [zoomed(fit, 1e6, 3, 3), zoomed(fit, 1e-6, 900, 1), panned(fit, 1e7, -1e7)]) {
      const view = withinBounds(wild, slab, size);
      expect(view.pxPerMm).toBeLessThanOrEqual(10);
      expect(view.pxPerMm).toBeGreaterThanOrEqual(fit.pxPerMm * 0.6);
      const { left, right, top, bottom } = seenBy(view, size);
      expect((left + right) / 2).toBeGreaterThanOrEqual(-1);
      expect((left + right) / 2).toBeLessThanOrEqual(slab.stoneType.width + 1);
      expect((top + bottom) / 2).toBeGreaterThanOrEqual(-1);
      expect((top + bottom) / 2).toBeLessThanOrEqual(slab.stoneType.height + 1);
    }
  });

  test('is always one in which the material is copied, however large the canvas is', () => {
    for (let width = 320; width <= 2000; width += 1) {
      const fit = fitStone(slab, { ...size, width });
      expect(undoing(fit.pxPerMm)).toBeDefined();
      expect(undoing(withinBounds(zoomed(fit, 1.69, 500, 400), slab, size).pxPerMm)).toBeDefined();
    }
  });

  test('leaves the whole stone as it is', () => {
    const fit = fitStone(slab, size);
    expect(withinBounds(fit, slab, size)).toEqual(fit);
  });

  test('holds a box of the stone in whole pixels, and knows one that is out of sight', () => {
    const view = { pxPerMm: 2, left: 10, top: 20 };
    expect(pixelsOf({ left: 5.2, top: 5.2, right: 6.1, bottom: 6.1 }, view, size)).toEqual({
      left: 19,
      top: 29,
      width: 5,
      height: 5,
    });
    expect(pixelsOf({ left: -900, top: 0, right: -800, bottom: 10 }, view, size)).toBeUndefined();
  });
});

describe('two fingers', () => {
  const view = { pxPerMm: 1, left: 0, top: 0 };

  test('spread look nearer, about their middle', () => {
    const spread = pinched(
      view,
      [
        { x: 400, y: 400 },
        { x: 600, y: 400 },
      ],
      [
        { x: 300, y: 400 },
        { x: 700, y: 400 },
      ],
    );
    expect(spread).toEqual({ pxPerMm: 2, left: -500, top: -400 });
  });

  test('moved together look elsewhere', () => {
    const moved = pinched(
      view,
      [
        { x: 400, y: 400 },
        { x: 600, y: 400 },
      ],
      [
        { x: 450, y: 380 },
        { x: 650, y: 380 },
      ],
    );
    expect(moved).toEqual({ pxPerMm: 1, left: 50, top: -20 });
  });
});

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { solid } from '../../catalogue/drawing/contour';
import { laid, layered, mirroredLayers, rimmed } from '../../catalogue/drawing/layers';
import { bounds } from '../../catalogue/drawing/pathData';
import { curvesOf, FINE, lines, penned, way, within } from '../../catalogue/drawing/pen';
import { berry } from '../../catalogue/ornaments/leaf';
import { polygonOf, roundedSquare } from './shapesToTry';

/** Whether the points (mm) lie inside an outline filled by the nonzero rule. */
async function filledAt(outline: string, points: readonly (readonly [number, number])[]): Promise<boolean[]> {
  const [scale, off, size] = [4, 60, 480];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><path transform="scale(${scale}) translate(${off} ${off})" d="${outline}"/></svg>`;
  const { data } = await sharp(Buffer.from(svg))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return points.map(
    ([x, y]) => (data[Math.round((y + off) * scale) * size + Math.round((x + off) * scale)] ?? 0) > 127,
  );
}

describe('a way', () => {
  it('is read from pairs of numbers, and a slip of the pen is named', () => {
    expect(way('0,0 12.5,-3')).toEqual([
      [0, 0],
      [12.5, -3],
    ]);
    expect(() => way('0,0 12')).toThrow('"12" is no point of a way.');
    expect(() => way('0,0 1,2,3')).toThrow('"1,2,3" is no point of a way.');
  });

  it('is drawn as curves that meet without a kink', () => {
    const curves = curvesOf(way('0,0 10,5 40,-8 50,30'));
    for (const [i, [, , before, at]] of curves.slice(0, -1).entries()) {
      const after = curves[i + 1]?.[1] ?? at;
      const turn = (at[0] - before[0]) * (after[1] - at[1]) - (at[1] - before[1]) * (after[0] - at[0]);
      expect(Math.abs(turn)).toBeLessThan(1e-6);
    }
  });
});

describe('a line of the pen', () => {
  it('is as broad as asked at its ends and swells in between', () => {
    const box = bounds(layered([{ inks: [penned(way('0,0 20,0 40,0'), { from: 4, to: 4, swell: 6 })] }]));
    expect(box.bottom - box.top).toBeCloseTo(10, 0);
    expect(box.left).toBeCloseTo(-2, 0);
    expect(box.right).toBeCloseTo(42, 0);
  });

  it('is never thinner than the finest that can be blasted once it is enlarged', () => {
    expect(FINE * 1.25 * 0.3).toBeGreaterThanOrEqual(0.7);
  });
});

describe('layers laid over one another', () => {
  it('hide what is below: of a line behind a leaf only its two ends are seen', async () => {
    const leaf = within([way('-20,0 0,-10 20,0'), way('20,0 0,10 -20,0')]);
    const outline = layered([
      { inks: lines(['0,-40 0,40'], { from: 3, to: 3 }) },
      { hides: leaf, inks: lines(['-20,0 0,-10 20,0', '20,0 0,10 -20,0'], { from: 2, to: 2 }) },
    ]);
    expect(
      await filledAt(outline, [
        [0, -30],
        [0, 0],
        [0, 30],
        [0, -10],
        [0, 5],
      ]),
    ).toEqual([true, false, true, true, false]);
  });

  it('are one outline without overlaps: a cross of two lines is one piece', () => {
    const cross = layered([{ inks: lines(['-30,0 30,0', '0,-30 0,30'], { from: 4, to: 4 }) }]);
    expect(cross.match(/M/g)).toHaveLength(1);
  });

  it('keep the opening of a ring, and fill it by the nonzero rule', async () => {
    const ring = layered(rimmed(berry(20, 20), berry(14, 14)));
    expect(
      await filledAt(ring, [
        [0, 0],
        [17, 0],
        [0, -17],
        [25, 0],
      ]),
    ).toEqual([false, true, true, false]);
  });

  it('follow a curve to 0.1 mm and a corner to 0.3 mm with few pieces', () => {
    const circle = layered([{ inks: solid(berry(40, 40)) }]);
    const box = bounds(circle);
    for (const reach of [-box.left, -box.top, box.right, box.bottom])
      expect(Math.abs(reach - 40)).toBeLessThan(0.1);
    expect(circle.match(/C/g)?.length).toBeLessThanOrEqual(8);
    const square = layered([
      {
        inks: polygonOf([
          [-20, -20],
          [20, -20],
          [20, 20],
          [-20, 20],
        ]),
      },
    ]);
    expect(square.match(/C/g)?.length).toBeLessThanOrEqual(8);
    expect(Math.abs(bounds(square).right - 20)).toBeLessThan(0.3);
  });

  it('drop specks that the cutting leaves', () => {
    const speck = polygonOf([
      [50, 50],
      [51, 50],
      [51, 51],
      [50, 51],
    ]);
    expect(bounds(layered([{ inks: [...roundedSquare(20), ...speck] }])).right).toBeLessThan(30);
  });

  it('are turned and mirrored like drawings', () => {
    const layers = [{ inks: lines(['0,0 30,0'], { from: 2, to: 2 }) }];
    expect(bounds(layered(laid(layers, { turn: 90 }))).bottom).toBeCloseTo(31, 0);
    expect(bounds(layered(mirroredLayers(layers))).left).toBeCloseTo(-31, 0);
  });
});

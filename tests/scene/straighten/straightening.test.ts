import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromUnitSquare, mapped } from '../../../src/scene/straighten/homography';
import { cornersOf, isConvex, type Quad, sidesOf } from '../../../src/scene/straighten/quad';
import { type Pixels, rectifiedSize, rectify } from '../../../src/scene/straighten/rectify';

const KNOWN: Quad = [
  { x: 120, y: 80 },
  { x: 610, y: 140 },
  { x: 560, y: 700 },
  { x: 60, y: 640 },
];
const UNIT = cornersOf({ left: 0, top: 0, right: 1, bottom: 1 });

/** A picture of one pixel a colour, by its place. */
function painted(width: number, height: number, colour: (x: number, y: number) => number[]): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data.set(colour(x, y), 4 * (y * width + x));
  return { width, height, data };
}

const pixelAt = ({ width, data }: Pixels, x: number, y: number) => [
  ...data.slice(4 * (y * width + x), 4 * (y * width + x) + 4),
];

describe('A homography', () => {
  test('takes the corners of the unit square to four known corners', () => {
    const map = fromUnitSquare(KNOWN);
    UNIT.forEach((corner, i) => {
      expect(mapped(map, corner).x).toBeCloseTo(KNOWN[i]?.x ?? Number.NaN, 9);
      expect(mapped(map, corner).y).toBeCloseTo(KNOWN[i]?.y ?? Number.NaN, 9);
    });
  });

  test('takes the middle to where the diagonals cross, as every camera does', () => {
    const middle = mapped(fromUnitSquare(KNOWN), { x: 0.5, y: 0.5 });
    const [a, b, c, d] = KNOWN;
    const across = (p: typeof a, q: typeof a) =>
      (q.x - p.x) * (middle.y - p.y) - (q.y - p.y) * (middle.x - p.x);
    expect(across(a, c)).toBeCloseTo(0, 6);
    expect(across(b, d)).toBeCloseTo(0, 6);
  });

  test('takes every convex quadrilateral’s corners exactly', () => {
    const shift = fc.double({ min: -90, max: 90, noNaN: true });
    fc.assert(
      fc.property(fc.array(shift, { minLength: 8, maxLength: 8 }), (by) => {
        const moved = cornersOf({ left: 0, top: 0, right: 400, bottom: 600 }).map(({ x, y }, i) => ({
          x: x + (by[2 * i] ?? 0),
          y: y + (by[2 * i + 1] ?? 0),
        })) as unknown as Quad;
        fc.pre(isConvex(moved));
        const map = fromUnitSquare(moved);
        UNIT.forEach((corner, i) => {
          const there = mapped(map, corner);
          expect(Math.hypot(there.x - (moved[i]?.x ?? 0), there.y - (moved[i]?.y ?? 0))).toBeLessThan(1e-6);
        });
      }),
      { seed: 6 },
    );
  });

  test('refuses corners of which three lie on one line', () => {
    const [a, b, , d] = KNOWN;
    const between = { x: (b.x + d.x) / 2, y: (b.y + d.y) / 2 };
    expect(() => fromUnitSquare([a, b, between, d])).toThrow(RangeError);
  });
});

describe('Four corners', () => {
  test('are a rectangle seen by a camera only where they do not cross and bend one way', () => {
    const [a, b, c, d] = KNOWN;
    expect(isConvex(KNOWN)).toBe(true);
    expect(isConvex([b, a, c, d])).toBe(false);
    expect(isConvex([a, b, { x: 200, y: 200 }, d])).toBe(false);
    expect(isConvex([d, c, b, a])).toBe(false);
  });

  test('enclose the mean of their opposite sides', () => {
    expect(sidesOf(cornersOf({ left: 10, top: 20, right: 110, bottom: 220 }))).toEqual({
      width: 100,
      height: 200,
    });
  });
});

describe('A picture', () => {
  test('whose own corners are taken stays what it is, pixel for pixel', () => {
    const picture = painted(23, 17, (x, y) => [x * 10, y * 15, (x * y) % 256, 255]);
    const same = rectify(picture, cornersOf({ left: 0, top: 0, right: 23, bottom: 17 }), 0, 100);
    expect(same).toEqual(picture);
  });

  test('seen at an angle is drawn upright: what was painted on the slab comes back where it was', () => {
    // The slab: quarters of four colours; the camera sees it by the known corners.
    const colours = [
      [200, 30, 30, 255],
      [30, 200, 30, 255],
      [30, 30, 200, 255],
      [220, 220, 40, 255],
    ];
    const toSlab = (x: number, y: number) => {
      // By bisection in two directions, so that the test does not use the map it tests backwards.
      const map = fromUnitSquare(KNOWN);
      let [u, v] = [0.5, 0.5];
      for (let round = 0; round < 40; round++) {
        const here = mapped(map, { x: u, y: v });
        u += (x - here.x) / 520;
        v += (y - here.y) / 600;
      }
      return { u, v };
    };
    const seen = painted(680, 760, (x, y) => {
      const { u, v } = toSlab(x + 0.5, y + 0.5);
      if (u < 0 || v < 0 || u > 1 || v > 1) return [90, 140, 60, 255];
      return colours[(v > 0.5 ? 2 : 0) + (u > 0.5 ? 1 : 0)] ?? [];
    });
    const upright = rectify(seen, KNOWN, 0, 1600);
    expect({ width: upright.width, height: upright.height }).toEqual(rectifiedSize(KNOWN, 0, 1600));
    const at = (u: number, v: number) =>
      pixelAt(upright, Math.floor(u * upright.width), Math.floor(v * upright.height));
    expect([at(0.02, 0.02), at(0.98, 0.02), at(0.02, 0.98), at(0.98, 0.98)]).toEqual(colours);
    expect([at(0.49, 0.49), at(0.51, 0.49), at(0.49, 0.51), at(0.51, 0.51)]).toEqual(colours);
    // With a margin, the meadow round it is seen too.
    const wider = rectify(seen, KNOWN, 0.06, 1600);
    expect(pixelAt(wider, 8, Math.round(wider.height / 2))).toEqual([90, 140, 60, 255]);
  });

  test('is drawn no longer than wished, in its proportions', () => {
    expect(rectifiedSize(cornersOf({ left: 0, top: 0, right: 4000, bottom: 3000 }), 0, 1600)).toEqual({
      width: 1600,
      height: 1200,
    });
  });

  test('keeps the colour of what is opaque beside what is clear', () => {
    const half = painted(2, 1, (x) => (x === 0 ? [255, 0, 0, 255] : [0, 0, 0, 0]));
    const drawn = rectify(half, cornersOf({ left: 0.5, top: 0, right: 1.5, bottom: 1 }), 0, 10);
    expect(pixelAt(drawn, 0, 0)).toEqual([255, 0, 0, 128]);
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spansOf } from '../../../src/painting/space/spans';

const SIDE = 24;

type Corner = readonly [x: number, y: number];

/** How often each pixel of a picture is filled by triangles. */
function filledBy(triangles: readonly (readonly [Corner, Corner, Corner])[]): number[] {
  const filled = Array.from({ length: SIDE * SIDE }, () => 0);
  for (const [a, b, c] of triangles)
    spansOf([...a, ...b, ...c], SIDE, SIDE, (row, from, to) => {
      for (let x = from; x < to; x += 1) filled[row * SIDE + x] = (filled[row * SIDE + x] ?? 0) + 1;
    });
  return filled;
}

const coordinate = fc.integer({ min: -160, max: 35 * 16 }).map((value) => value / 16);
const corner = fc.tuple(coordinate, coordinate);

/** Which side of the way from one corner to another a point lies on. */
const sideOf = ([ax, ay]: Corner, [bx, by]: Corner, [x, y]: Corner) =>
  (bx - ax) * (y - ay) - (by - ay) * (x - ax);

test('a triangle fills the pixels whose middles lie in it, as asking each of them says', () => {
  fc.assert(
    fc.property(corner, corner, corner, (a, b, c) => {
      const wrong = [...filledBy([[a, b, c]]).entries()].filter(([at, times]) => {
        const middle = [(at % SIDE) + 0.5, Math.floor(at / SIDE) + 0.5] as const;
        const sides = [sideOf(a, b, middle), sideOf(b, c, middle), sideOf(c, a, middle)];
        // On a side it is one triangle's or the other's.
        if (sides.includes(0)) return false;
        const isIn = sides.every((side) => side > 0) || sides.every((side) => side < 0);
        return times !== (isIn ? 1 : 0);
      });
      expect(wrong).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('triangles around a point fill each pixel once: none twice, none left out between them', () => {
  // Sixteenths, so that corners and sides often meet the middles of pixels exactly.
  const within = fc.integer({ min: 1, max: 16 * SIDE - 1 }).map((value) => value / 16);
  fc.assert(
    fc.property(within, within, (x, y) => {
      const around: readonly Corner[] = [
        [0, 0],
        [SIDE, 0],
        [SIDE, SIDE],
        [0, SIDE],
      ];
      const fan = around.map((one, at) => [[x, y], one, around[(at + 1) % 4] ?? one] as const);
      expect(filledBy(fan)).toEqual(Array.from({ length: SIDE * SIDE }, () => 1));
    }),
    { numRuns: 300 },
  );
});

import { FillRule, unionD } from 'clipper2-ts';
import { describe, expect, test } from 'vitest';
import { areaOf, type Contour, contoursOf } from '../../src/geometry/contour';
import { isWelded } from '../../src/geometry/isWelded';
import { FAMILY_FILES, typefaceOf } from '../lettering/typefaces';

const contour = (...numbers: readonly number[]): Contour => Float64Array.from(numbers);
const hole = (left: number, top: number, side: number) =>
  contour(left, top, left, top + side, left + side, top + side, left + side, top);
const square = (left: number, top: number, side: number) =>
  contour(left, top, left + side, top, left + side, top + side, left, top + side);

describe('Contours are as welding leaves them', () => {
  test.each([
    ['not squares that overlap', [square(0, 0, 4), square(2, 2, 4)], false],
    ['not squares that share a corner', [square(0, 0, 4), square(4, 4, 4)], false],
    ['not squares that share a part of a side', [square(0, 0, 4), square(4, 1, 2)], false],
    ['not a ribbon that crosses itself', [contour(0, 0, 4, 4, 4, 0, 0, 4)], false],
    ['not a contour that touches its own side with a corner', [contour(0, 0, 8, 0, 8, 4, 4, 0, 0, 4)], false],
    ['a square by itself', [square(0, 0, 4)], true],
    ['a square that ends where it began', [contour(0, 0, 4, 0, 4, 4, 0, 4, 0, 0)], true],
    ['a square that is a hole in another', [square(0, 0, 6), hole(2, 2, 2)], true],
    ['not a square within another that turns as it does', [square(0, 0, 6), square(2, 2, 2)], false],
    ['not squares side by side, one turning the other way', [square(0, 0, 4), hole(5, 0, 4)], false],
    ['squares side by side', [square(0, 0, 4), square(5, 0, 4)], true],
    ['a side with a point halfway', [contour(0, 0, 2, 0, 4, 0, 4, 4, 0, 4)], true],
  ] as const)('%s', (_what, contours, expected) => {
    expect(isWelded(contours)).toBe(expected);
  });

  test('and no letter of any family that Clipper would weld to another area is said to be so', async () => {
    let [plain, overlapping] = [0, 0];
    for (const { file } of FAMILY_FILES) {
      const typeface = await typefaceOf(file);
      for (let gid = 1; gid < 90; gid += 1) {
        const contours = contoursOf(typeface.glyphOutline(gid), 0.2);
        if (!isWelded(contours)) {
          overlapping += 1;
          continue;
        }
        plain += 1;
        const polygons = contours.map((each) =>
          Array.from({ length: each.length / 2 }, (_, at) => ({
            x: each[2 * at] ?? 0,
            y: each[2 * at + 1] ?? 0,
          })),
        );
        const welded = unionD(polygons, [], FillRule.NonZero, 4).map((each) =>
          contour(...each.flatMap(({ x, y }) => [x, y])),
        );
        const covered = (all: readonly Contour[]) =>
          Math.abs(all.reduce((sum, each) => sum + areaOf(each), 0));
        expect(covered(welded), `${file} ${gid}`).toBeCloseTo(covered(contours), 0);
      }
    }
    expect(plain).toBeGreaterThan(2000);
    expect(overlapping).toBeGreaterThan(50);
  });
});

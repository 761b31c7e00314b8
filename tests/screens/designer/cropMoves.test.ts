import { describe, expect, test } from 'vitest';
import { movedCrop, shortTurn } from '../../../src/screens/designer/panels/photographs/cropMoves';
import { cropped } from '../../../src/stone/photograph/crop';

const plate = { width: 90, height: 120 };
const picture = { width: 1800, height: 2000 };
const near = { x: 0.5, y: 0.5, zoom: 3, turn: 30 };

/** Where a pixel of the photograph lies on the plate, in mm about its middle. */
function placeOf(crop: typeof near, x: number, y: number) {
  const [a, b, c, d, e, f] = cropped(plate, picture, crop).fromPixels;
  return [a * x + c * y + e, b * x + d * y + f] as const;
}

describe('A photograph drawn under a medallion', () => {
  test('goes just as far as the hand, also where it is turned', () => {
    const [fromX, fromY] = placeOf(near, 900, 1000);
    const [toX, toY] = placeOf(movedCrop(plate, picture, near, [7, -4]), 900, 1000);
    expect([toX - fromX, toY - fromY]).toEqual([expect.closeTo(7, 9), expect.closeTo(-4, 9)]);
  });

  test('stops where its edge would come into the medallion, and goes back at once from there', () => {
    const far = movedCrop(plate, picture, { ...near, turn: 0 }, [9999, 0]);
    expect(placeOf(far, 0, 1000)[0]).toBeCloseTo(-45, 9);
    expect(placeOf(movedCrop(plate, picture, far, [-5, 0]), 0, 1000)[0]).toBeCloseTo(-50, 9);
  });

  test('is never smaller than its medallion, and not larger than twentyfold', () => {
    expect(movedCrop(plate, picture, near, [0, 0], 0.1).zoom).toBe(1);
    expect(movedCrop(plate, picture, near, [0, 0], 100).zoom).toBe(20);
  });

  test.each([
    [270, -90],
    [-181, 179],
    [180, 180],
    [-180, 180],
    [45, 45],
    [360, 0],
  ])('turned by %d degrees says %d', (degrees, said) => expect(shortTurn(degrees)).toBe(said));
});

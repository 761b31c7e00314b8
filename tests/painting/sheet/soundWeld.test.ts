import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Polygon } from '../../../src/geometry/polygon';
import { coversAlike, inkApart } from '../../../src/painting/sheet/lines';
import { paintSvg } from '../../../src/painting/svg/paintSvg';
import { contoursOfPath } from '../../accuracy/cut/seenInk';
import { sceneWith } from '../../scene/drawnStone';
import type { Point } from './points';
import { linesOf, sheetOf } from './workshop';

/** Whether contours ink a point by the nonzero rule: how often they turn around it, counted along a ray. */
function isInked(contours: readonly (readonly Point[])[], x: number, y: number): boolean {
  let turns = 0;
  for (const contour of contours)
    for (const [index, [ax, ay]] of contour.entries()) {
      const [bx, by] = contour[(index + 1) % contour.length] ?? [ax, ay];
      if (ay <= y === by <= y) continue;
      if (ax + ((y - ay) / (by - ay)) * (bx - ax) > x) turns += by > ay ? 1 : -1;
    }
  return turns !== 0;
}

describe('What is cut is what is seen', () => {
  // Found by 1,000 random designs: the union of polygons cut a wedge of 244 mm² off this ornament's stem.
  test('where one edge of an ornament runs into the corner of another', () => {
    const scene = sceneWith({
      ...{ type: 'sandblownVignet', vignetId: 604, reverse: true, transform: 'scale(-1 1)', scale: 0.47 },
      position: { x: 90.45, y: 273, rotation: 180 },
    });
    const cut = linesOf(sheetOf(scene), 'engrave');
    const [, d = ''] = /<g data-element="0"[^>]*><path d="([^"]+)"/.exec(paintSvg(scene)) ?? [];
    const seen = contoursOfPath(d);
    expect(seen.length).toBeGreaterThan(1);
    const anywhere = fc.tuple(
      fc.double({ min: 15, max: 165, noNaN: true }),
      fc.double({ min: 210, max: 335, noNaN: true }),
    );
    const points = fc.sample(anywhere, { numRuns: 4000, seed: 409 });
    const inked = points.filter(([x, y]) => isInked(seen, x, y));
    expect(inked.length).toBeGreaterThan(500);
    const wrong = points.filter(([x, y]) => isInked(cut, x, y) !== isInked(seen, x, y));
    expect(wrong.length).toBeLessThanOrEqual(2);
  });
});

describe('Two shapes, counted on lines across them,', () => {
  const square = (x: number, y: number, side: number): Polygon => [
    { x, y },
    { x: x + side, y },
    { x: x + side, y: y + side },
    { x, y: y + side },
  ];
  const reversed = (polygon: Polygon): Polygon => [...polygon].reverse();

  test('differ by what only one of them covers', () => {
    expect(inkApart([square(0, 0, 10)], [square(5, 0, 10)])).toBeCloseTo(100, 1);
    expect(inkApart([square(0, 0, 10)], [])).toBeCloseTo(100, 1);
    expect(inkApart([], [])).toBe(0);
  });

  test('are alike however their contours run and overlap', () => {
    const one = [square(0, 0, 10), reversed(square(20, 0, 10))];
    expect(coversAlike(one, [reversed(square(0, 0, 10)), square(20, 0, 10), square(22, 2, 3)])).toBe(true);
    // A hole is none where another contour runs around it the same way.
    expect(coversAlike([square(0, 0, 10)], [square(0, 0, 10), reversed(square(4, 4, 2))])).toBe(false);
  });

  test('are alike without the tip of a corner, and are not without a wedge', () => {
    const without = (tip: number): Polygon => [
      ...[
        { x: 0, y: 0 },
        { x: 10, y: 0 },
        { x: 10, y: 10 },
      ],
      ...[
        { x: tip, y: 10 },
        { x: 0, y: 10 - tip },
      ],
    ];
    expect(coversAlike([without(0.1)], [square(0, 0, 10)])).toBe(true);
    expect(coversAlike([without(1)], [square(0, 0, 10)])).toBe(false);
  });
});

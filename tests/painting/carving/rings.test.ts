import { expect, test } from 'vitest';
import type { Polygon } from '../../../src/geometry/polygon';
import { ringsOf } from '../../../src/painting/carving/rings';
import { distanceToSides } from '../sheet/nearestInk';
import type { Point } from '../sheet/points';

/** A star with rounded bays, so that rings have corners and arcs, and a round hole within it. */
const star: Polygon = Array.from({ length: 240 }, (_, index) => {
  const angle = (index / 240) * 2 * Math.PI;
  const radius = 30 + 9 * Math.abs(Math.cos(2.5 * angle));
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
});
const hole: Polygon = Array.from({ length: 60 }, (_, index) => {
  const angle = (-index / 60) * 2 * Math.PI;
  return { x: 3 * Math.cos(angle), y: 3 * Math.sin(angle) };
});

test('Rings lie from the form’s edge as far as asked for, within 0.005 mm, the innermost first, until nothing is left', () => {
  const [from, apart] = [2, 0.7];
  const rings = ringsOf([star, hole], -1, from, apart);
  const sides = [star, hole].map((polygon) => polygon.map(({ x, y }): Point => [x, y]));
  const steps = rings.map((ring) => {
    const away = ring.map(([x, y]) => distanceToSides([x, y], sides));
    const step = Math.round(((away[0] ?? 0) - from) / apart);
    for (const mm of away) expect(Math.abs(mm - from - step * apart)).toBeLessThan(0.005);
    expect(ring.at(-1)).toEqual(ring[0]);
    return step;
  });
  expect(steps).toEqual([...steps].sort((one, other) => other - one));
  // Somewhat less than half of what lies between the hole and the bays, 27 mm.
  const innermost = steps[0] ?? 0;
  expect(innermost).toBeGreaterThan(14);
  expect(new Set(steps)).toEqual(new Set(Array.from({ length: innermost + 1 }, (_, step) => step)));
});

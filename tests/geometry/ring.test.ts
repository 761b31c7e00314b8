import { describe, expect, it } from 'vitest';
import type { Point } from '../../src/geometry/point';
import { areWithin, type Ring } from '../../src/geometry/ring';

/** How often a ring turns around a point, by the angles under which its sides are seen from there. */
function turnsAround(ring: Ring, [x, y]: Point): number {
  const angles = ring.map(([px, py]) => Math.atan2(py - y, px - x));
  const turned = angles.reduce((sum, angle, at) => {
    const step = (angles[(at + 1) % angles.length] ?? angle) - angle;
    return sum + step - 2 * Math.PI * Math.round(step / (2 * Math.PI));
  }, 0);
  return Math.round(turned / (2 * Math.PI));
}

const isWithinByAngles = (rings: readonly Ring[], point: Point) =>
  rings.reduce((sum, ring) => sum + turnsAround(ring, point), 0) !== 0;

/** An arched stone with a hole in it, 100 wide and 120 high. */
const arch: Ring = Array.from({ length: 33 }, (_, at): Point => {
  const angle = Math.PI + (at / 32) * Math.PI;
  return [50 + 50 * Math.cos(angle), 50 + 50 * Math.sin(angle)];
});
const stone: readonly Ring[] = [
  [...arch, [100, 120], [0, 120]],
  [
    [40, 60],
    [40, 80],
    [60, 80],
    [60, 60],
  ],
];

/** The corners of a box, and a point within it. */
const pointsOf = (left: number, top: number, width: number, height: number): readonly Point[] => [
  [left, top],
  [left + width, top],
  [left + width, top + height],
  [left, top + height],
  [left + width / 2, top + height / 2],
];

describe('whether all points lie within rings', () => {
  it('says the same as each point by itself, by another rule', () => {
    let [inside, outside] = [0, 0];
    for (let left = -20.3; left < 115; left += 7) {
      for (let top = -20.7; top < 130; top += 7) {
        for (const size of [1, 4, 13, 40]) {
          const points = pointsOf(left, top, size, size / 2);
          const expected = points.every((point) => isWithinByAngles(stone, point));
          expect(areWithin(stone, points), `${left} ${top} ${size}`).toBe(expected);
          if (expected) inside += 1;
          else outside += 1;
        }
      }
    }
    expect(inside).toBeGreaterThan(200);
    expect(outside).toBeGreaterThan(200);
  });

  it('is so of no points at all, as there is none that lies outside', () => {
    expect(areWithin(stone, [])).toBe(true);
  });
});

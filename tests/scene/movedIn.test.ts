import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Polygon, Vertex } from '../../src/geometry/polygon';
import { movedIn } from '../../src/scene/frame/movedIn';
import { roundInset } from '../../src/scene/frame/offset';
import { areaFor, FINE } from '../../src/scene/stoneEdges';

const STONES = z
  .array(z.object({ id: z.number(), outline: z.string() }))
  .parse(JSON.parse(readFileSync('catalogue/stone-types.json', 'utf8')));

/** Of each line so many points are measured: one in so many. */
const EVERY = 7;

/** The least distance of a point from the sides of lines, by hand. */
function distance({ x, y }: Vertex, lines: readonly Polygon[]): number {
  let least = Infinity;
  for (const line of lines) {
    let before = line.at(-1) ?? { x, y };
    for (const side of line) {
      const [dx, dy] = [side.x - before.x, side.y - before.y];
      const along = ((x - before.x) * dx + (y - before.y) * dy) / (dx * dx + dy * dy || 1);
      const t = Math.min(1, Math.max(0, along));
      least = Math.min(least, Math.hypot(x - before.x - t * dx, y - before.y - t * dy));
      before = side;
    }
  }
  return least;
}

const farthest = (lines: readonly Polygon[], others: readonly Polygon[]) =>
  lines
    .flat()
    .filter((_point, index) => index % EVERY === 0)
    .reduce((most, point) => Math.max(most, distance(point, others)), 0);

/** The tops of curves, shoulders and clefts, a boulder's, and a heart. */
test('A line moved in is where the offset library has it, within 0.003 mm, shallow and deep', () => {
  let moved = 0;
  for (const id of [15, 19, 22, 23, 33, 37]) {
    const stone = STONES.find((each) => each.id === id);
    const area = areaFor({ kind: 'edge', of: 'stone' }, { stone: stone?.outline ?? '' }, FINE);
    if (!area) throw new Error(`no upper edge of stone ${id}`);
    for (const by of [30, 180]) {
      const lines = movedIn(area.points, by, FINE.arc);
      if (!lines) continue;
      moved += 1;
      const clipper = roundInset([area.points], by, FINE.arc);
      expect(farthest(lines, clipper), `${id}, ${by} mm`).toBeLessThan(0.003);
      expect(farthest(clipper, lines), `${id}, ${by} mm`).toBeLessThan(0.003);
    }
  }
  expect(moved).toBeGreaterThan(9);
});

test('What crosses itself beyond telling is left to the offset library', () => {
  const boulder = STONES.find((each) => each.id === 24);
  const area = areaFor({ kind: 'edge', of: 'stone' }, { stone: boulder?.outline ?? '' }, FINE);
  expect(movedIn(area?.points ?? [], 30, FINE.arc)).toBeUndefined();
});

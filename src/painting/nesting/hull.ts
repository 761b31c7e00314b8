import type { Polygon, Vertex } from '../../geometry/polygon';

const turnsLeft = (a: Vertex, b: Vertex, c: Vertex) =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) <= 0;

function chain(points: readonly Vertex[]): Vertex[] {
  const kept: Vertex[] = [];
  for (const point of points) {
    for (;;) {
      const [before, last] = kept.slice(-2);
      if (!before || !last || !turnsLeft(before, last, point)) break;
      kept.pop();
    }
    kept.push(point);
  }
  return kept.slice(0, -1);
}

/** The convex hull of points, clockwise on the stone as `areaOf` is positive (Andrew's monotone chain). */
export function convexHull(points: readonly Vertex[]): Polygon {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  return [...chain(sorted), ...chain(sorted.toReversed())];
}

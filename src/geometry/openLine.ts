import type { Point } from './point';
import type { Contour, Stroke } from './strokes';

/** An open contour of straight strokes from point to point; a point that repeats the one before adds none. */
export function openLine(points: readonly Point[]): Contour {
  const [start = [0, 0]] = points;
  const strokes: Stroke[] = [];
  let from: Point = start;
  for (const to of points) {
    if (to[0] === from[0] && to[1] === from[1]) continue;
    strokes.push({ from, to });
    from = to;
  }
  return { closed: false, start, strokes };
}

import { alongSides, type Contour } from '../../../geometry/contour';
import type { Mm } from '../../../stone/numbers';

/** The extent of a horizontal line within a shape, in mm from left to right. */
export type Span = readonly [from: Mm, to: Mm];

/** The spans of a horizontal line within contours, by the nonzero rule. */
export function spansAt(contours: readonly Contour[], y: Mm): Span[] {
  const crossings: (readonly [x: Mm, turn: 1 | -1])[] = [];
  for (const contour of contours) {
    alongSides(contour, (x1, y1, x2, y2) => {
      if (y1 <= y !== y2 <= y) crossings.push([x1 + ((y - y1) / (y2 - y1)) * (x2 - x1), y2 > y1 ? 1 : -1]);
    });
  }
  crossings.sort(([one], [other]) => one - other);
  const spans: Span[] = [];
  let winding = 0;
  let from: Mm = 0;
  for (const [x, turn] of crossings) {
    if (winding === 0) from = x;
    winding += turn;
    if (winding === 0 && x > from) spans.push([from, x]);
  }
  return spans;
}

/** The total length of spans, in mm. */
export function lengthOf(spans: readonly Span[]): Mm {
  return spans.reduce((sum, [from, to]) => sum + to - from, 0);
}

/** The length that two lists of spans on the same line share, in mm. */
export function sharedLength(some: readonly Span[], others: readonly Span[]): Mm {
  return some.reduce(
    (sum, [from, to]) =>
      sum +
      others.reduce((all, other) => all + Math.max(0, Math.min(to, other[1]) - Math.max(from, other[0])), 0),
    0,
  );
}

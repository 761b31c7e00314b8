import type { Box } from '../../../geometry/box';
import { openLine } from '../../../geometry/openLine';
import { outlineOfContours } from '../../../geometry/outlineOfContours';
import type { Point } from '../../../geometry/point';
import { polygonsOf } from '../../../geometry/polygon';
import type { Contour } from '../../../geometry/strokes';
import type { Mm } from '../../../stone/numbers';
import { type Nest, nested } from '../order/nesting';

/** How far a line stays away from what is cut and from the box, in mm, and what is too short to be of use. */
export const CLEARANCE: Mm = 1;
const SHORTEST: Mm = 5;

type Span = readonly [from: Mm, to: Mm];
type Edge = readonly [from: Point, to: Point];

/** The contours that bound waste: a counter in which nothing stands is weeded whole, and is no waste to be cut. */
function boundsOfWaste(nests: readonly Nest[]): Contour[] {
  return nests.flatMap(({ contour, inner }) => [
    contour,
    ...inner.flatMap((counter) =>
      counter.inner.length > 0 ? [counter.contour, ...boundsOfWaste(counter.inner)] : [],
    ),
  ]);
}

function edgesOf(contours: readonly Contour[]): Edge[] {
  return polygonsOf(outlineOfContours(contours)).flatMap((polygon) =>
    polygon.map(({ x, y }, index): Edge => {
      const next = polygon[(index + 1) % polygon.length] ?? { x, y };
      return [
        [x, y],
        [next.x, next.y],
      ];
    }),
  );
}

/** Where edges come nearer to a level line than the clearance, widened by it. */
function nearLine(edges: readonly Edge[], y: Mm): Span[] {
  const [least, most] = [y - CLEARANCE, y + CLEARANCE];
  return edges.flatMap(([[fromX, fromY], [toX, toY]]): Span[] => {
    if (Math.max(fromY, toY) < least || Math.min(fromY, toY) > most) return [];
    const at = (level: Mm) =>
      fromX + ((toX - fromX) * (Math.min(most, Math.max(least, level)) - fromY)) / (toY - fromY);
    const [one, other] = toY === fromY ? [fromX, toX] : [at(fromY), at(toY)];
    return [[Math.min(one, other) - CLEARANCE, Math.max(one, other) + CLEARANCE]];
  });
}

/** The stretches of a level line within ink: between the crossings at which the count of edges passed is odd. */
function withinInk(edges: readonly Edge[], y: Mm): Span[] {
  const crossings = edges
    .filter(([[, fromY], [, toY]]) => fromY > y !== toY > y)
    .map(([[fromX, fromY], [toX, toY]]) => fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX))
    .sort((a, b) => a - b);
  return crossings.flatMap((from, index) => (index % 2 === 0 ? [[from, crossings[index + 1] ?? from]] : []));
}

/** What is left of a span without others. */
function without([from, to]: Span, taken: readonly Span[]): Span[] {
  const left: Span[] = [];
  let at = from;
  for (const [start, end] of [...taken].sort(([a], [b]) => a - b)) {
    if (start > at) left.push([at, Math.min(start, to)]);
    at = Math.max(at, end);
  }
  if (at < to) left.push([at, to]);
  return left.filter(([start, end]) => end - start >= SHORTEST);
}

function levelLine([from, to]: Span, y: Mm, isBack: boolean): Contour {
  const ends: readonly Point[] = [
    [from, y],
    [to, y],
  ];
  return openLine(isBack ? ends.toReversed() : ends);
}

/**
 * Level lines that cut the waste into strips that can be lifted one by one: so many mm apart from the top of a box, 1 mm
 * away from all that is cut, each running against the one before.
 *
 * @param around what is cut within the box, layer by layer: closed contours that do not cross, as those of a weld.
 */
export function weedLines(around: readonly (readonly Contour[])[], box: Box, distance: Mm): Contour[] {
  const layers = around.map((contours) => edgesOf(boundsOfWaste(nested(contours))));
  const lines: Contour[] = [];
  for (let row = 1; box.top + row * distance < box.bottom - CLEARANCE; row += 1) {
    const y = box.top + row * distance;
    const taken = layers.flatMap((edges) => [...nearLine(edges, y), ...withinInk(edges, y)]);
    const free = without([box.left + CLEARANCE, box.right - CLEARANCE], taken);
    const isBack = row % 2 === 0;
    lines.push(...(isBack ? free.toReversed() : free).map((span) => levelLine(span, y, isBack)));
  }
  return lines;
}

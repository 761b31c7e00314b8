import type { Point } from '../../geometry/point';
import type { Mm } from '../../stone/numbers';
import type { ElementMeasure } from '../measures';
import { inkAround, placedInk } from '../placedInk';
import { type Direction, type Extent, extentOf, nearestAfter, nearestBefore } from '../snapping/neighbours';
import type { Mark, StonePoint } from './mark';
import { type Heading, toEdge } from './toEdge';

/** The directions in which distances are measured, as they are read. */
const HEADINGS = ['up', 'down', 'left', 'right'] as const;

/** A distance from the ink of what is selected. */
export interface Distance {
  readonly heading: Heading;
  /** To the ink of this element of the design, or to the stone's edge. */
  readonly to: number | 'edge';
  readonly mm: Mm;
  readonly from: StonePoint;
  readonly until: StonePoint;
}

interface Neighbour extends Extent {
  readonly element: number;
}

/** Where along a side a distance is measured to the edge: in its middle, and aside where a neighbour's is shown there. */
const SIDE_SHARE = { alone: 1 / 2, besideNeighbour: 1 / 6 };

const isAhead = (heading: Heading) => heading === 'down' || heading === 'right';
const directionOf = (heading: Heading): Direction =>
  heading === 'up' || heading === 'down' ? 'down' : 'across';

/** A point by its place along a direction and at right angles to it. */
function pointAt(direction: Direction, along: Mm, beside: Mm): StonePoint {
  return direction === 'down' ? { x: beside, y: along } : { x: along, y: beside };
}

function toNeighbour(heading: Heading, own: Extent, others: readonly Neighbour[]): Distance[] {
  const near = isAhead(heading) ? nearestAfter(own, others) : nearestBefore(own, others);
  if (!near) return [];
  const direction = directionOf(heading);
  const beside = (Math.max(own.least, near.least) + Math.min(own.most, near.most)) / 2;
  const [start, end] = isAhead(heading) ? [own.to, near.from] : [own.from, near.to];
  return [
    {
      heading,
      to: near.element,
      mm: Math.abs(end - start),
      from: pointAt(direction, start, beside),
      until: pointAt(direction, end, beside),
    },
  ];
}

function toStone(
  heading: Heading,
  own: Extent,
  stone: readonly (readonly Point[])[],
  share: number,
): Distance[] {
  const direction = directionOf(heading);
  const beside = own.least + (own.most - own.least) * share;
  const start = isAhead(heading) ? own.to : own.from;
  const from = pointAt(direction, start, beside);
  const mm = toEdge(stone, from, heading);
  if (mm === undefined) return [];
  const until = pointAt(direction, isAhead(heading) ? start + mm : start - mm, beside);
  return [{ heading, to: 'edge', mm, from, until }];
}

/**
 * The distances from the ink of what is selected to the ink next to it on each of its four sides, and to the stone's edge,
 * straight along the stone's axes. What it overlaps has none. To the edge it is measured where it is shown: from the middle
 * of a side, or near its end where a neighbour is on that side, too.
 *
 * @param stone the stone's contours as polygons in mm.
 */
export function distancesOf(
  selected: readonly Pick<ElementMeasure, 'place' | 'ink'>[],
  others: readonly Pick<ElementMeasure, 'element' | 'place' | 'ink'>[],
  stone: readonly (readonly Point[])[],
): readonly Distance[] {
  const ink = inkAround(selected);
  if (!ink) return [];
  const inks = others.map((other) => ({ element: other.element, ink: placedInk(other) }));
  return HEADINGS.flatMap((heading) => {
    const own = extentOf(ink, directionOf(heading));
    const extents = inks.map((other) => ({
      element: other.element,
      ...extentOf(other.ink, directionOf(heading)),
    }));
    const near = toNeighbour(heading, own, extents);
    const share = near.length > 0 ? SIDE_SHARE.besideNeighbour : SIDE_SHARE.alone;
    return [...near, ...toStone(heading, own, stone, share)];
  });
}

/** The mark of a distance, with its length. */
export function distanceMark({ from, until }: Distance): Mark {
  return { kind: 'gap', from, to: until };
}

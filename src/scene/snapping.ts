import type { Box } from '../geometry/box';
import type { Mm } from '../stone/numbers';
import type { ElementMeasure } from './measures';
import { boxOnStone } from './place';

/** A line something snapped to: vertical at `at` mm from the left, or horizontal at `at` mm from the top. */
export interface Guide {
  readonly axis: 'upright' | 'level';
  readonly at: Mm;
  /** The ends of the visible part, in mm along it. */
  readonly from: Mm;
  readonly to: Mm;
}

/** What is being moved: its anchor's intended position, and its box on the stone there. */
export interface Moving {
  readonly x: Mm;
  readonly y: Mm;
  readonly box: Box;
}

/** What it may snap to. */
export interface Surroundings {
  readonly width: Mm;
  readonly height: Mm;
  /** The centre lines left and right, in mm from the stone's left, where they are set. */
  readonly centreLines: readonly Mm[];
  /** The other elements. */
  readonly others: readonly ElementMeasure[];
}

export interface Snapped {
  readonly x: Mm;
  readonly y: Mm;
  readonly guides: readonly Guide[];
}

/** A candidate line: middles snap to middles, edges to edges. */
interface Offer {
  readonly at: Mm;
  readonly of: 'middle' | 'edge';
  /** The other element's extent along the line, so that the guide joins both. */
  readonly extent: readonly [Mm, Mm];
}

/** The lines of the moving element that may snap to a candidate, as distances from its anchor. */
interface Lines {
  readonly middle: readonly Mm[];
  readonly edge: readonly Mm[];
}

/** A middle is preferred to an edge that is nearer by less than this factor. */
const WEIGHTS = { middle: 0.6, edge: 1 };

function uprightOffers({ width, height, centreLines, others }: Surroundings): Offer[] {
  const whole = [0, height] as const;
  return [
    { at: width / 2, of: 'middle' as const, extent: whole },
    ...centreLines.map((at) => ({ at, of: 'middle' as const, extent: whole })),
    ...others.flatMap(({ place, box }) => {
      const { left, right, top, bottom } = boxOnStone(box, place);
      const extent = [top, bottom] as const;
      return [
        { at: place.x, of: 'middle' as const, extent },
        { at: left, of: 'edge' as const, extent },
        { at: right, of: 'edge' as const, extent },
      ];
    }),
  ];
}

function levelOffers({ width, height, others }: Surroundings): Offer[] {
  return [
    { at: height / 2, of: 'middle', extent: [0, width] },
    ...others.map(({ place, box }): Offer => {
      const { left, right } = boxOnStone(box, place);
      return { at: place.y, of: 'middle', extent: [left, right] };
    }),
  ];
}

/** The candidate nearest to one of the lines, within reach, and its distance. */
function nearest(offers: readonly Offer[], anchor: Mm, lines: Lines, reach: Mm) {
  let best: { readonly offer: Offer; readonly by: Mm; readonly cost: number } | undefined;
  for (const offer of offers) {
    for (const line of lines[offer.of]) {
      const by = offer.at - (anchor + line);
      const cost = Math.abs(by) * WEIGHTS[offer.of];
      if (Math.abs(by) <= reach && (!best || cost < best.cost)) best = { offer, by, cost };
    }
  }
  return best;
}

/**
 * Snaps a moving element to what is near it: its middle and sides to the stone's middle, the centre lines and the
 * middles and sides of other elements; its baseline (or middle) to other baselines and the stone's middle.
 *
 * @param reach the snapping distance, in mm.
 * @returns the position of its anchor, and the lines it snapped to.
 */
export function snap(moving: Moving, surroundings: Surroundings, reach: Mm): Snapped {
  const { x, y, box } = moving;
  const upright = nearest(
    uprightOffers(surroundings),
    x,
    { middle: [0], edge: [box.left - x, box.right - x] },
    reach,
  );
  const level = nearest(levelOffers(surroundings), y, { middle: [0], edge: [] }, reach);
  const [dx, dy] = [upright?.by ?? 0, level?.by ?? 0];
  const guides: Guide[] = [];
  if (upright) {
    const [from, to] = upright.offer.extent;
    guides.push({
      axis: 'upright',
      at: upright.offer.at,
      from: Math.min(from, box.top + dy),
      to: Math.max(to, box.bottom + dy),
    });
  }
  if (level) {
    const [from, to] = level.offer.extent;
    guides.push({
      axis: 'level',
      at: level.offer.at,
      from: Math.min(from, box.left + dx),
      to: Math.max(to, box.right + dx),
    });
  }
  return { x: x + dx, y: y + dy, guides };
}

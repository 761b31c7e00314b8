import type { Mm } from '../../stone/numbers';
import type { Offer, Offers } from './candidates';

/** The lines of something that moves, as distances from its anchor. */
export interface Lines {
  readonly middle: readonly Mm[];
  readonly baseline: readonly Mm[];
  readonly edge: readonly Mm[];
}

/** A line within reach, how far it is away, and how dear that is. */
export interface Reached {
  readonly offer: Offer;
  readonly by: Mm;
  readonly cost: number;
}

/** A middle or a baseline is preferred to an edge that is nearer by less than this factor. */
const WEIGHTS = { middle: 0.6, baseline: 0.6, edge: 1 };

function nearestOf(
  kind: keyof Offers,
  offers: Offers,
  anchor: Mm,
  lines: Lines,
  best: Reached | undefined,
  reach: Mm,
): Reached | undefined {
  let nearest = best;
  for (const offer of offers[kind]) {
    for (const line of lines[kind]) {
      const by = offer.at - (anchor + line);
      const away = Math.abs(by);
      if (away > reach) continue;
      const cost = away * WEIGHTS[kind];
      if (!nearest || cost < nearest.cost) nearest = { offer, by, cost };
    }
  }
  return nearest;
}

/**
 * The nearest line that something may come to stand on. Edges do not count where a baseline is within reach: round
 * letters reach a little below theirs, and two lines side by side would stand apart by just that.
 */
export function nearestLine(offers: Offers, anchor: Mm, lines: Lines, reach: Mm): Reached | undefined {
  const onBaseline = nearestOf('baseline', offers, anchor, lines, undefined, reach);
  const onMiddle = nearestOf('middle', offers, anchor, lines, onBaseline, reach);
  return onBaseline ? onMiddle : nearestOf('edge', offers, anchor, lines, onMiddle, reach);
}

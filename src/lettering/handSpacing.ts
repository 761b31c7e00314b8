import type { Mm } from '../stone/numbers';

/** Fewer gaps than this tell nothing of what they have in common. */
const ENOUGH = 3;

/** A gap between two characters. */
interface SpacedGap {
  /** What is proposed to be added, in mm. */
  readonly move: Mm;
  /** The spacing it has now, in mm. */
  readonly now: Mm;
}

/** How far the gaps are from one spacing for all, each with or without its proposal, whichever is nearer, in mm. */
function strangeness(gaps: readonly SpacedGap[], common: Mm): Mm {
  return gaps.reduce(
    (sum, { move, now }) => sum + Math.min(Math.abs(now - common), Math.abs(now - move - common)),
    0,
  );
}

/**
 * The spacing in mm that somebody gave by hand to all gaps of a line alike, whether or not optical spacing was added to
 * it since; 0 where there is none. A gap or two that were moved by themselves do not count.
 */
export function handSpacing(gaps: readonly SpacedGap[]): Mm {
  if (gaps.length < ENOUGH) return 0;
  let common: Mm = 0;
  let least = strangeness(gaps, common);
  for (const candidate of gaps.flatMap(({ move, now }) => [now - move, now])) {
    const strange = strangeness(gaps, candidate);
    // Binary sums differ in the last place: nearly as strange is no better.
    if (strange < least - 1e-6) [common, least] = [candidate, strange];
  }
  return common;
}

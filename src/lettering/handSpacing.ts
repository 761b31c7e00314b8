import type { Mm } from '../stone/numbers';

/** Fewer gaps than this do not show a common spacing. */
const ENOUGH = 3;

/** A gap between two characters. */
interface SpacedGap {
  /** The proposed addition, in mm. */
  readonly move: Mm;
  /** Its current spacing, in mm. */
  readonly now: Mm;
}

/** How far the gaps are from one common spacing, each with or without its proposal, whichever is nearer, in mm. */
function strangeness(gaps: readonly SpacedGap[], common: Mm): Mm {
  return gaps.reduce(
    (sum, { move, now }) => sum + Math.min(Math.abs(now - common), Math.abs(now - move - common)),
    0,
  );
}

/**
 * The spacing in mm that the user gave to all gaps of a line alike, whether or not optical spacing was added to
 * it since; 0 where there is none. One or two gaps changed individually are ignored.
 */
export function handSpacing(gaps: readonly SpacedGap[]): Mm {
  if (gaps.length < ENOUGH) return 0;
  let common: Mm = 0;
  let least = strangeness(gaps, common);
  for (const candidate of gaps.flatMap(({ move, now }) => [now - move, now])) {
    const strange = strangeness(gaps, candidate);
    // Binary sums differ in the last place: a nearly equal sum is not better.
    if (strange < least - 1e-6) [common, least] = [candidate, strange];
  }
  return common;
}

import type { Box } from '../geometry/box';
import type { Line } from '../lettering/layLine';
import type { Mm } from '../stone/numbers';
import { HOLD_AIR } from './handles';

/** How far below the line's box the caret's knob hangs, in CSS pixels. */
const KNOB_BELOW = 14;

/**
 * The positions of the gaps between a line's characters, in its own mm from its anchor: halfway between the end of one
 * and the start of the next.
 */
export function gapsOf({ letters, width }: Line): readonly Mm[] {
  return letters.slice(0, -1).map(({ x, advance }, place) => {
    const next = letters[place + 1]?.x ?? x + advance;
    return (x + advance + next) / 2 - width / 2;
  });
}

/** The gap nearest to a position along the line, by the index of the character before it; undefined for none. */
export function nearestGap(gaps: readonly Mm[], x: Mm): number | undefined {
  let best: number | undefined;
  for (const [place, gap] of gaps.entries()) {
    if (best === undefined || Math.abs(gap - x) < Math.abs((gaps[best] ?? 0) - x)) best = place;
  }
  return best;
}

/**
 * The position of the caret's knob, in the line's own mm.
 *
 * @param pixel the width of one CSS pixel in the line's own mm.
 */
export function caretKnob({ bottom }: Box, gap: Mm, pixel: Mm): { readonly x: Mm; readonly y: Mm } {
  return { x: gap, y: bottom + (HOLD_AIR + KNOB_BELOW) * pixel };
}

import type { Line } from '../lettering/layLine';
import type { Mm } from '../stone/numbers';
import { HOLD_AIR } from './handles';
import type { LetteringNode } from './scene';

/** How far below the line's box the caret's knob hangs, in CSS pixels. */
const KNOB_BELOW = 14;

/** A gap between two characters of a line, in the line's own mm about its anchor; plain data that can leave the worker. */
export interface LetterGap {
  /** Its point on the baseline, and the direction of the baseline there, in radians clockwise. */
  readonly x: Mm;
  readonly y: Mm;
  readonly angle: number;
  /** How far the line's band reaches from the baseline there, as coordinates in its direction: y down. */
  readonly top: Mm;
  readonly bottom: Mm;
}

/** How far along the line the middle of each gap lies from the line's middle. */
function waysOf({ letters, width }: Line): readonly Mm[] {
  return letters.slice(0, -1).map(({ x, advance }, place) => {
    const next = letters[place + 1]?.x ?? x + advance;
    return (x + advance + next) / 2 - width / 2;
  });
}

/** The gaps between a line's characters: halfway between the end of one and the start of the next. */
export function gapsOf({
  line,
  band: { top, bottom },
}: Pick<LetteringNode, 'line' | 'band'>): readonly LetterGap[] {
  return waysOf(line).map((along) => {
    const at = line.baseline?.(along) ?? { x: along, y: 0, angle: 0 };
    return { ...at, top, bottom };
  });
}

/** The gap nearest to a point in the line's own mm, by the index of the character before it; undefined for none. */
export function nearestGap(
  gaps: readonly Pick<LetterGap, 'x' | 'y'>[],
  at: { readonly x: Mm; readonly y: Mm },
): number | undefined {
  const away = ({ x, y }: Pick<LetterGap, 'x' | 'y'>) => Math.hypot(x - at.x, y - at.y);
  let best: number | undefined;
  for (const [place, gap] of gaps.entries()) {
    const nearest = best === undefined ? undefined : gaps[best];
    if (!nearest || away(gap) < away(nearest)) best = place;
  }
  return best;
}

/**
 * How far below the baseline the caret's knob hangs.
 *
 * @param pixel the width of one CSS pixel in the line's own mm.
 */
export function knobBelow({ bottom }: LetterGap, pixel: Mm): Mm {
  return bottom + (HOLD_AIR + KNOB_BELOW) * pixel;
}

/** The position of the caret's knob, in the line's own mm. See `knobBelow`. */
export function caretKnob(gap: LetterGap, pixel: Mm): { readonly x: Mm; readonly y: Mm } {
  const down = knobBelow(gap, pixel);
  return { x: gap.x - Math.sin(gap.angle) * down, y: gap.y + Math.cos(gap.angle) * down };
}

import type { Orbit } from '../../../geometry/orbit';
import { firstView } from './moves';

/** How far one picture is turned from the next, in degrees: as far as a step around the stone. */
const STEP = 15;

/** How many pixels a picture has at most: one takes the processor a second or so. */
const MOST_PIXELS = 700_000;

/** The way from one turn to another, the shorter way round, in degrees. */
const between = (one: number, other: number) => Math.abs(((((one - other) % 360) + 540) % 360) - 180);

/** The turns from which a stone is painted, what is looked at first before what lies farther round. */
export function turnsFrom(first: number): number[] {
  const turns = Array.from({ length: 360 / STEP }, (_, at) => at * STEP - 180 + STEP);
  return turns.toSorted((one, other) => between(one, first) - between(other, first));
}

/** What of a number of turns is nearest to one; undefined of none. */
export function nearestTo<T extends { readonly turn: number }>(
  turned: readonly T[],
  turn: number,
): T | undefined {
  return turned.toSorted((one, other) => between(one.turn, turn) - between(other.turn, turn))[0];
}

/** The orbit without what pictures from all around do not show: they are as near, and seen from as high. */
export const turnOnly = (orbit: Orbit, lies: boolean): Orbit => ({ ...firstView(lies), turn: orbit.turn });

/**
 * From where a stone is painted from all around, and how large the pictures are.
 *
 * @param width, height the room on the screen, in CSS pixels.
 * @param sharp how many pixels of the screen a CSS pixel has.
 */
export function turningIn(width: number, height: number, sharp: number, lies: boolean) {
  const { turn, lift } = firstView(lies);
  const factor = Math.min(sharp, Math.sqrt(MOST_PIXELS / (width * height)));
  return {
    turns: turnsFrom(turn),
    lift,
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  };
}

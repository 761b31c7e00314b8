import type { Move } from './moves';

/** How fast a machine's lifted tool goes, in mm a minute: what small ones for stone do. */
const LIFTED = 3000;

/** How long moves take, in minutes; without the time in which a machine gains and loses speed. */
export function minutesOf(moves: readonly Move[]): number {
  let minutes = 0;
  let at = moves[0]?.to;
  for (const { to, feed = LIFTED } of moves) {
    if (at) minutes += Math.hypot(to[0] - at[0], to[1] - at[1], to[2] - at[2]) / feed;
    at = to;
  }
  return minutes;
}

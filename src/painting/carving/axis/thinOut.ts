import type { Mm } from '../../../stone/numbers';
import type { Disc } from './disc';

/** The square of how far a point lies from a straight piece, in mm², its radius being a third measure. */
function squareTo([x, y, r]: Disc, [fromX, fromY, fromR]: Disc, [toX, toY, toR]: Disc): number {
  const [dx, dy, dr] = [toX - fromX, toY - fromY, toR - fromR];
  const square = dx * dx + dy * dy + dr * dr;
  const along = square > 0 ? ((x - fromX) * dx + (y - fromY) * dy + (r - fromR) * dr) / square : 0;
  const part = Math.min(1, Math.max(0, along));
  return (x - fromX - part * dx) ** 2 + (y - fromY - part * dy) ** 2 + (r - fromR - part * dr) ** 2;
}

/** A row of discs without those that lie within an allowance of the straight piece between others (Douglas and Peucker). */
export function thinOut(discs: readonly Disc[], allowance: Mm): Disc[] {
  const kept = new Uint8Array(discs.length);
  kept[0] = 1;
  kept[discs.length - 1] = 1;
  const open: [number, number][] = [[0, discs.length - 1]];
  for (let stretch = open.pop(); stretch; stretch = open.pop()) {
    const [first, last] = stretch;
    const [from, to] = [discs[first], discs[last]];
    let [farthest, most] = [-1, allowance ** 2];
    for (let at = first + 1; from && to && at < last; at += 1) {
      const disc = discs[at];
      const square = disc ? squareTo(disc, from, to) : 0;
      if (square > most) [farthest, most] = [at, square];
    }
    if (farthest < 0) continue;
    kept[farthest] = 1;
    open.push([first, farthest], [farthest, last]);
  }
  return discs.filter((_, index) => kept[index]);
}

import type { Outline } from './outline';
import { ringsOf, signedAreaOf } from './ring';

/**
 * The middle of an outline's area, each curve in chords as `ringsOf` has them; a hole that runs the other way round is left out.
 * The origin for an outline without an area.
 */
export function centroidOf(outline: Outline): { readonly x: number; readonly y: number } {
  let [area, x, y] = [0, 0, 0];
  for (const ring of ringsOf(outline)) {
    area += signedAreaOf(ring);
    for (const [place, [x1, y1]] of ring.entries()) {
      const [x2, y2] = ring[(place + 1) % ring.length] ?? [x1, y1];
      const cross = (x1 * y2 - x2 * y1) / 6;
      x += (x1 + x2) * cross;
      y += (y1 + y2) * cross;
    }
  }
  return area === 0 ? { x: 0, y: 0 } : { x: x / area, y: y / area };
}

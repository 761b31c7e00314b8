import type { Coverage, Window } from './coverage';

/** The measured deviation of a painted window from the exact outline. */
export interface EdgeError {
  /** The greatest deviation of the edge, in pixels. */
  readonly worst: number;
  /** The length of edge measured, in pixels. */
  readonly length: number;
}

/**
 * How far the edge of painted ink lies from the exact outline.
 *
 * Ink that reaches too far by d along an edge of length l covers d · l too much. So around every pixel on the edge,
 * or painted wrongly, the excess coverage in the 3 × 3 pixels is divided by
 * the length of the edge within them: the result is the mean distance of that piece of edge, about three pixels
 * long. Where there is hardly any edge the excess is divided by one pixel's length, so that stray ink is
 * found too.
 *
 * @param opacity of every pixel, 0 to 1.
 */
export function edgeError(
  opacity: (pixel: number) => number,
  { covered, edge }: Coverage,
  { width, height }: Window,
): EdgeError {
  const excess = covered.map((part, pixel) => opacity(pixel) - part);
  const around = [-width, 0, width].flatMap((row) => [row - 1, row, row + 1]);
  let [worst, length] = [0, 0];
  for (let row = 1; row < height - 1; row += 1) {
    for (let column = 1; column < width - 1; column += 1) {
      const at = row * width + column;
      if (edge[at] === 0 && Math.abs(excess[at] ?? 0) < 0.01) continue;
      length += edge[at] ?? 0;
      let [area, along] = [0, 0];
      for (const step of around) {
        area += excess[at + step] ?? 0;
        along += edge[at + step] ?? 0;
      }
      worst = Math.max(worst, Math.abs(area) / Math.max(1, along));
    }
  }
  return { worst, length };
}

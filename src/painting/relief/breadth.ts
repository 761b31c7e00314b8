/**
 * Running maxima along lines of samples, `reach` cells to either side (van Herk's method: three comparisons a sample
 * whatever the reach).
 */
class RunningGreatest {
  private readonly padded: Float32Array;
  private readonly ahead: Float32Array;
  private readonly behind: Float32Array;

  constructor(
    private readonly count: number,
    private readonly reach: number,
  ) {
    const length = count + 2 * reach;
    this.padded = new Float32Array(length);
    this.ahead = new Float32Array(length);
    this.behind = new Float32Array(length);
  }

  /** Takes `count` samples from `start` on, `step` apart, and writes their maxima to the same places. */
  along(from: Float32Array, into: Float32Array, start: number, step: number): void {
    const { count, reach, padded, ahead, behind } = this;
    const block = 2 * reach + 1;
    const length = padded.length;
    for (let i = 0, at = start; i < count; i += 1, at += step) padded[reach + i] = from[at] ?? 0;
    let greatest = 0;
    for (let i = 0, place = 0; i < length; i += 1, place += 1) {
      const value = padded[i] ?? 0;
      if (place === block) place = 0;
      greatest = place === 0 ? value : Math.max(greatest, value);
      ahead[i] = greatest;
    }
    greatest = 0;
    for (let i = length - 1, place = i % block; i >= 0; i -= 1, place -= 1) {
      const value = padded[i] ?? 0;
      if (place < 0) place = block - 1;
      greatest = place === block - 1 ? value : Math.max(greatest, value);
      behind[i] = greatest;
    }
    for (let i = 0, at = start; i < count; i += 1, at += step) {
      into[at] = Math.max(0, behind[i] ?? 0, ahead[i + block - 1] ?? 0);
    }
  }
}

/**
 * Half the width of the stroke that each sample belongs to, in cells: the greatest distance to the rim
 * within `reach` cells in all directions. Widths beyond the reach are not distinguished.
 *
 * @param distances from distanceField; what is outside counts as 0.
 */
export function* halfBreadths(
  distances: Float32Array,
  { width, height }: { width: number; height: number },
  reach: number,
): Generator<undefined, Float32Array<ArrayBuffer>> {
  const across = new Float32Array(width * height);
  const rows = new RunningGreatest(width, reach);
  for (let row = 0; row < height; row += 1) rows.along(distances, across, row * width, 1);
  yield;
  const both = new Float32Array(width * height);
  const columns = new RunningGreatest(height, reach);
  for (let column = 0; column < width; column += 1) {
    if (column % 200 === 199) yield;
    columns.along(across, both, column, width);
  }
  return both;
}

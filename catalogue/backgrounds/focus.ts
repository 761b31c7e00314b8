import { BACK_ROW, COLUMNS, groundFar, PX_PER_MM, ROWS, TO_BACK, TO_STONE } from './camera';
import type { Sheet } from './sheet';

/** Means over `reach` pixels to either side of each, along a line of pixels whose end values are repeated. */
function meanAlong(line: Float64Array, reachAt: (index: number) => number): Float64Array {
  const sums = new Float64Array(line.length + 1);
  for (let i = 0; i < line.length; i++) sums[i + 1] = (sums[i] ?? 0) + (line[i] ?? 0);
  const first = line[0] ?? 0;
  const last = line[line.length - 1] ?? 0;
  const upTo = (place: number): number => {
    if (place <= 0) return place * first;
    if (place >= line.length) return (sums[line.length] ?? 0) + (place - line.length) * last;
    const whole = Math.floor(place);
    return (sums[whole] ?? 0) + (place - whole) * (line[whole] ?? 0);
  };
  return line.map((value, i) => {
    const reach = reachAt(i);
    return reach < 0.05 ? value : (upTo(i + 0.5 + reach) - upTo(i + 0.5 - reach)) / (2 * reach);
  });
}

/** Blurs a sheet by so many pixels in each row, the same in both directions; three means make it round. */
export function blurRows(sheet: Sheet, reachOf: (row: number) => number): void {
  const reaches = Float64Array.from({ length: ROWS }, (_, row) => reachOf(row));
  const pass = (lines: number, length: number, at: (line: number, index: number) => number, own: boolean) => {
    for (let line = 0; line < lines; line++) {
      for (let channel = 0; channel < 3; channel++) {
        const values = Float64Array.from({ length }, (_, i) => sheet.light[at(line, i) + channel] ?? 0);
        const means = meanAlong(values, (i) => reaches[own ? line : i] ?? 0);
        for (let i = 0; i < length; i++) sheet.light[at(line, i) + channel] = means[i] ?? 0;
      }
    }
  };
  for (let round = 0; round < 3; round++) {
    pass(ROWS, COLUMNS, (row, column) => (row * COLUMNS + column) * 3, true);
    pass(COLUMNS, ROWS, (column, row) => (row * COLUMNS + column) * 3, false);
  }
}

/** How much a lens focussed on the stone blurs, in mm at the stone, where something is twice as far as the stone. */
const SOFTNESS = 34;

/** The foreground is never blurred more than this, in pixels: more blur there would be distracting. */
const SOFTEST_NEAR = 5;

/** How much a lens focussed on the stone blurs things at this distance: pixels to either side. */
export function lensBlur(far: number): number {
  const reach = (1 - TO_STONE / far) * SOFTNESS * PX_PER_MM;
  return reach < 0 ? Math.min(-reach, SOFTEST_NEAR) : reach;
}

/** Blurs the ground as the lens does: sharp at the stone's foot, softer in front of and behind it. */
export function focusGround(sheet: Sheet): void {
  blurRows(sheet, (row) => (row < BACK_ROW ? lensBlur(TO_BACK) : lensBlur(groundFar(row))));
}

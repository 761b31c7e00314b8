import { CLOSE, LINE, MOVE, type Outline, OutlinePen } from '../geometry/outline';

/** The box's line and its distance from the neighbours, in cap heights. */
const STROKE = 0.06;
const MARGIN = 0.06;

/** The width in cap heights where the font gives a missing character no room. */
const WIDTH = 0.6;

/**
 * The sign for a missing character in a font that draws none: a hollow box on the baseline.
 *
 * @param capHeight font units; the height of the box.
 * @param advance font units; the room the font gives a missing character.
 * @returns the box in font units, y down, hollow under the nonzero rule.
 */
export function missingBox(capHeight: number, advance: number): Outline {
  const stroke = capHeight * STROKE;
  const margin = capHeight * MARGIN;
  const width = Math.max(advance - 2 * margin, 0) || capHeight * WIDTH;
  const inset = Math.min(stroke, width / 4);
  const pen = new OutlinePen();
  const [left, right] = [margin, margin + width];
  drawContour(pen, [left, 0], [left, -capHeight], [right, -capHeight], [right, 0]);
  drawContour(
    pen,
    [left + inset, -stroke],
    [right - inset, -stroke],
    [right - inset, stroke - capHeight],
    [left + inset, stroke - capHeight],
  );
  return pen.outline();
}

function drawContour(
  pen: OutlinePen,
  start: readonly number[],
  ...others: readonly (readonly number[])[]
): void {
  pen.draw(MOVE, ...start);
  for (const corner of others) pen.draw(LINE, ...corner);
  pen.draw(CLOSE);
}

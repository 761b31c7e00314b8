import type { jsPDF } from 'jspdf';
import { widthOf, wrapped, writable } from '../../document';
import type { FieldEncoding } from './encoding';
import type { CheckBox, TextField } from './field';
import { FIELD_FONT } from './fieldFont';

/** A field's type size in points where it fits, and the least where it does not: capitals of 2.5 and 1.6 mm. */
const SIZE = 10.8;
const LEAST = 7;

/** From a field's edge to its letters, and from one line to the next in type sizes. */
const INSET = 2;
const LEADING = 1.2;

/** How high a capital is, in type sizes. */
const CAPITAL = 0.66;

/** A field's size in points. */
export const sizeOf = (pdf: jsPDF, { box }: TextField | CheckBox) => ({
  width: (box.right - box.left) * pdf.internal.scaleFactor,
  height: (box.bottom - box.top) * pdf.internal.scaleFactor,
});

function linesAt(pdf: jsPDF, { value, isLong }: TextField, width: number, size: number): string[] {
  if (!isLong) return [writable(pdf, value)];
  const unit = pdf.internal.scaleFactor;
  const room = (width - 2 * INSET) / unit;
  return value.split('\n').flatMap((line) => wrapped(pdf, line, { size: size / unit }, room));
}

/** The largest type size at which a field shows all that is in it, in points. */
export function typeSizeOf(pdf: jsPDF, field: TextField): number {
  const { width, height } = sizeOf(pdf, field);
  const unit = pdf.internal.scaleFactor;
  for (let size = SIZE; size > LEAST; size -= 0.2) {
    const lines = linesAt(pdf, field, width, size);
    const widest = Math.max(...lines.map((line) => widthOf(pdf, line, { size: size / unit }) * unit));
    const high = lines.length * size * LEADING;
    if (widest <= width - 2 * INSET && (!field.isLong || high <= height - INSET))
      return Math.round(size * 10) / 10;
  }
  return LEAST;
}

/** What is drawn in a field to write in, as the content of its appearance (ISO 32000-1, 12.7.3.3). */
export function textAppearance(pdf: jsPDF, field: TextField, encoding: FieldEncoding): string {
  const { width, height } = sizeOf(pdf, field);
  const size = typeSizeOf(pdf, field);
  const first = field.isLong ? height - INSET - size * 0.9 : (height - size * CAPITAL) / 2;
  const lines = linesAt(pdf, field, width, size).map((line) => `<${encoding.bytesOf(line)}> Tj T*`);
  return [
    '/Tx BMC q',
    `1 1 ${(width - 2).toFixed(2)} ${(height - 2).toFixed(2)} re W n`,
    `BT /${FIELD_FONT} ${size} Tf 0 g ${(size * LEADING).toFixed(2)} TL ${INSET} ${first.toFixed(2)} Td`,
    ...lines,
    'ET Q EMC',
  ].join('\n');
}

/** The cross in a box that is ticked. */
export function crossAppearance(pdf: jsPDF, field: CheckBox): string {
  const { width, height } = sizeOf(pdf, field);
  const [x, y] = [width * 0.2, height * 0.2];
  const [right, top] = [width - x, height - y].map((each) => each.toFixed(2));
  const [left, foot] = [x, y].map((each) => each.toFixed(2));
  return `q 1.2 w 1 J 0 G ${left} ${foot} m ${right} ${top} l S ${left} ${top} m ${right} ${foot} l S Q`;
}

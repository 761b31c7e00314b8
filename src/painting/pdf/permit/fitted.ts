import type { jsPDF } from 'jspdf';
import type { Mm } from '../../../stone/numbers';
import { widthOf } from '../document';

/**
 * A text in a narrow place: with three dots at the end where it is wider. Only for what stands in full elsewhere in the same
 * papers.
 */
export function fitted(
  pdf: jsPDF,
  text: string,
  type: { readonly size: Mm; readonly bold?: boolean },
  width: Mm,
): string {
  if (widthOf(pdf, text, type) <= width) return text;
  const letters = Array.from(text);
  while (letters.length > 0 && widthOf(pdf, `${letters.join('')}…`, type) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

import type { Mm } from '../../stone/numbers';

/** What stands in a cell: a text, a count, or nothing. */
export type Cell = string | number;

/** Excel knows UTF-8 by this mark; without it, it takes the file for Windows-1252 and Å becomes Ã…. */
const MARK = '\uFEFF';

/** What spreadsheets take for the beginning of a formula (OWASP, "CSV Injection"). */
const FORMULA = ['=', '+', '-', '@', '\t', '\r'];

/** Words as a cell: what was typed on a stone is never a formula, and stands in one line. */
export function wordCell(text: string): string {
  const line = text.replaceAll('\r', ' ').replaceAll('\n', ' ');
  return FORMULA.some((sign) => line.startsWith(sign)) ? `'${line}` : line;
}

/** A length as a cell: mm to a hundredth with a decimal comma, as Danish, German and Norwegian programs read numbers. */
export function mmCell(mm: Mm): string {
  const written = (Number(mm.toFixed(2)) + 0).toFixed(2);
  return written.replace('.', ',');
}

/**
 * Rows as a spreadsheet that opens by a double click in Danish, German and Norwegian: separated by semicolons, since the
 * comma is the decimal sign there, UTF-8 with its mark, lines ended as RFC 4180 has them. What holds a semicolon or a
 * quotation mark is quoted.
 */
export async function spreadsheet(rows: readonly (readonly Cell[])[]): Promise<string> {
  // Fetched when a list is made.
  const { unparse } = (await import('papaparse')).default;
  return `${MARK}${unparse(rows as Cell[][], { delimiter: ';', newline: '\r\n' })}\r\n`;
}

import { inflateSync } from 'node:zlib';
import type { FileOutlines } from '../../../src/painting/sealing/fileOutlines';

/** Points to a mm. */
const POINTS = 72 / 25.4;

/** The longest content of a page, in bytes: of a whole family's stone it has three million. */
const LONGEST_PAGE = 200_000_000;

/** The content of each page of a PDF (ISO 32000-1, 7.3.8), and whatever else is packed in it. */
function* contentsOf(file: Uint8Array): Generator<string> {
  const bytes = Buffer.from(file);
  const text = bytes.toString('latin1');
  for (const found of text.matchAll(/(?<!end)stream\r?\n/g)) {
    const from = found.index + found[0].length;
    const to = text.indexOf('endstream', from);
    if (to < 0) return;
    try {
      yield inflateSync(bytes.subarray(from, to), { maxOutputLength: LONGEST_PAGE }).toString('latin1');
    } catch {
      // Packed otherwise: no page of this program is.
    }
  }
}

/** Numbers in mm, and the letters of everything else by their codes. */
const readIn = (content: string): number[] =>
  content
    .split(/\s+/)
    .filter((word) => word !== '')
    .flatMap((word) => {
      const number = Number(word);
      return Number.isNaN(number) ? Array.from(word, (letter) => letter.charCodeAt(0)) : number / POINTS;
    });

/**
 * What a sheet at true size has on its layer of what is cut or mounted, page by page, with all that this program writes there:
 * coordinates in mm, colours, widths, and how the lines run; and whatever moves or scales a page.
 *
 * @returns undefined of a PDF without that layer: it is no such sheet, or another program saved it.
 */
export function sheetOutlines(file: Uint8Array): FileOutlines | undefined {
  const outlines: number[] = [];
  for (const content of contentsOf(file)) {
    const cut = content.split('/OC /cut BDC').slice(1);
    if (cut.length === 0) continue;
    outlines.push(...readIn((content.match(/^.* cm$/gm) ?? []).join(' ')));
    for (const part of cut)
      for (const number of readIn(part.slice(0, part.indexOf('EMC')))) outlines.push(number);
  }
  return outlines.length > 0 ? outlines : undefined;
}

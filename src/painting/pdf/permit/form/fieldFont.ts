import type { jsPDF } from 'jspdf';
import { asCharacters, widthOf } from '../../document';
import { writingOf } from '../../writing';
import { type FieldEncoding, fieldEncoding } from './encoding';
import { glyphName } from './glyphName';

/** The name by which fields know their font. */
export const FIELD_FONT = 'Body';

/** What jsPDF reads of a TrueType font, in thousandths of its size. Missing in its typings. */
interface Metadata {
  readonly ascender: number;
  readonly decender: number;
  readonly capHeight: number;
  readonly bbox: readonly number[];
  readonly name?: { readonly postscriptName?: string };
}

/** A letter's name by its number, as every reader of PDF knows it (Adobe Glyph List, section 2), and PDF/A does not. */
const numberedName = (letter: string) =>
  `uni${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;

/** An encoding as its font says it: by its name alone where nothing is added to it. */
function written({ added }: FieldEncoding): string {
  if (added.size === 0) return '/WinAnsiEncoding';
  const names = [...added].map(([code, letter]) => `${code} /${glyphName(letter) ?? numberedName(letter)}`);
  return `<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [${names.join(' ')}] >>`;
}

/** Whether PDF/A lets fields hold texts: each letter that WinAnsiEncoding lacks has a name of the Adobe Glyph List. */
export const isArchivableWith = (texts: readonly string[]) =>
  [...fieldEncoding(texts.map((text) => text.normalize('NFC'))).added.values()].every(
    (letter) => glyphName(letter) !== undefined,
  );

/**
 * Writes the font that fields are filled in with: the whole file, so that every letter of it can still be typed.
 *
 * @returns the number of its object.
 */
export function putFieldFont(pdf: jsPDF, bytes: ArrayBuffer, encoding: FieldEncoding): number {
  const writing = writingOf(pdf);
  const { ascender, decender, capHeight, bbox, name } = pdf.getFont().metadata as Metadata;
  const called = name?.postscriptName ?? 'SourceSans3-Regular';
  const widths = Array.from({ length: 255 }, (_, index) => {
    const letter = encoding.letters.get(index + 1);
    return letter === undefined ? 0 : Math.round(widthOf(pdf, letter, { size: 1 }) * 1000);
  });
  const file = writing.newObject();
  const filters = ['FlateEncode'];
  writing.putStream({
    data: asCharacters(bytes),
    objectId: file,
    filters,
    addLength1: true,
    additionalKeyValues: [],
  });
  writing.write('endobj');
  const descriptor = writing.newObject();
  writing.write(
    `<< /Type /FontDescriptor /FontName /${called} /Flags 32 /ItalicAngle 0 /StemV 80`,
    `/FontBBox [${bbox.join(' ')}] /Ascent ${ascender} /Descent ${decender} /CapHeight ${capHeight}`,
    `/FontFile2 ${file} 0 R >>`,
  );
  writing.write('endobj');
  const font = writing.newObject();
  writing.write(
    `<< /Type /Font /Subtype /TrueType /BaseFont /${called} /FontDescriptor ${descriptor} 0 R`,
    `/FirstChar 1 /LastChar 255 /Widths [${widths.join(' ')}] /Encoding ${written(encoding)} >>`,
  );
  writing.write('endobj');
  return font;
}

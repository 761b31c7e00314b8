import type { jsPDF } from 'jspdf';
import { asCharacters, widthOf } from '../../document';
import { writingOf } from '../../writing';
import type { FieldEncoding } from './encoding';

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

/** The name of a glyph by its letter, as every reader of PDF knows it (Adobe Glyph List, section 2). */
const glyphName = (letter: string) =>
  `uni${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;

function encodingDictionary({ added }: FieldEncoding): string {
  const names = [...added].map(([code, letter]) => `${code} /${glyphName(letter)}`).join(' ');
  const differences = names === '' ? '' : ` /Differences [${names}]`;
  return `<< /Type /Encoding /BaseEncoding /WinAnsiEncoding${differences} >>`;
}

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
    `/FirstChar 1 /LastChar 255 /Widths [${widths.join(' ')}] /Encoding ${encodingDictionary(encoding)} >>`,
  );
  writing.write('endobj');
  return font;
}

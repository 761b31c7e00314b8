import { FONTS } from '../../fonts/catalogue';
import { fileBytes } from '../../fonts/fileBytes';
import { loadShaper } from '../../src/lettering/shaper';
import { openTypeface, type Typeface } from '../../src/lettering/typeface';

/** Every font file the product ships, upright and italic, with its family. */
export const FAMILY_FILES = FONTS.flatMap(({ family, file, italic }) =>
  [file, italic ?? []].flat().map((each) => ({ family, file: each })),
);

/** Every font file the product ships. */
export const FONT_FILES = FAMILY_FILES.map(({ file }) => file);

const opened = new Map<string, Promise<Typeface>>();

/** Opens a shipped font file once for all tests of a file. */
export function typefaceOf(file: string): Promise<Typeface> {
  const typeface = opened.get(file) ?? open(file);
  opened.set(file, typeface);
  return typeface;
}

async function open(file: string): Promise<Typeface> {
  return openTypeface(await loadShaper(), await fileBytes(file), file);
}

/** The upright file of a family of the catalogue. */
export function uprightOf(family: string): string {
  return entryOf(family).file;
}

/** The italic file of a family of the catalogue. */
export function italicOf(family: string): string {
  const { italic } = entryOf(family);
  if (!italic) throw new Error(`${family} has no italic`);
  return italic;
}

function entryOf(family: string) {
  const entry = FONTS.find((font) => font.family === family);
  if (!entry) throw new Error(`${family} is not in the catalogue`);
  return entry;
}

/** Where a table begins in a TrueType file, found without the product's parser. */
export function tableAt(bytes: ArrayBuffer, tag: string): number {
  const data = new DataView(bytes);
  for (let record = 12; record < 12 + 16 * data.getUint16(4); record += 16) {
    if (String.fromCharCode(...new Uint8Array(bytes, record, 4)) === tag) return data.getUint32(record + 8);
  }
  throw new Error(`the font has no table ${tag}`);
}

/** Where `OS/2.sCapHeight` stands within its table. */
export const CAP_HEIGHT_AT = 88;

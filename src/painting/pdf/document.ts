import { jsPDF } from 'jspdf';
import type { Locale } from '../../stone/catalogue/naming';
import { sealStatement } from '../../stone/sealing/sealStatement';
import type { Seal } from '../../stone/wire/seal';
import type { PageSize } from './paper';
import { state } from './statements';

/**
 * Decimals of a point that are written: jsPDF rounds to two by default, which is 0.002 mm for each number. Sheets in mm
 * are used for cutting; sheets in px are viewed, and a thousandth of a point is 0.0004 mm.
 */
const DECIMALS = { mm: 5, px: 3 } as const;

/** The typeface of text on paper: whole TrueType files, embedded as subsets. */
export interface PaperFonts {
  readonly regular: ArrayBuffer;
  readonly bold: ArrayBuffer;
}

/** A document's title and language. */
export interface PaperSetting {
  readonly title: string;
  readonly locale: Locale;
  readonly fonts: PaperFonts;
  readonly date: Date;
  /** What was approved, which the file says of itself. */
  readonly seal?: { readonly seal: Seal } | undefined;
  /** Whether the file holds to PDF/A-2b, and says so; left out it does. */
  readonly isArchivable?: boolean;
}

/** The name the fonts go by within a document. */
const FACE = 'Paper';

/** Bytes as characters up to 255. */
export function asCharacters(bytes: ArrayBuffer): string {
  const view = new Uint8Array(bytes);
  let binary = '';
  for (let at = 0; at < view.length; at += 0x8000)
    binary += String.fromCharCode(...view.subarray(at, at + 0x8000));
  return binary;
}

/** Font files as jsPDF takes them: it asks for the same few in every document. */
const encoded = new WeakMap<ArrayBuffer, string>();

function inBase64(bytes: ArrayBuffer): string {
  const text = encoded.get(bytes) ?? btoa(asCharacters(bytes));
  encoded.set(bytes, text);
  return text;
}

/** Registers a font with a document by a name. */
export function embedFont(
  pdf: jsPDF,
  face: string,
  bytes: ArrayBuffer,
  style: 'normal' | 'bold' = 'normal',
): void {
  const file = `${face}-${style}.ttf`;
  pdf.addFileToVFS(file, inBase64(bytes));
  pdf.addFont(file, face, style);
}

const orientation = ({ width, height }: PageSize) => (width > height ? 'landscape' : 'portrait');

/** Opens a document with its first page; its size and all later drawing are in `unit`: mm by default. */
export function openDocument(
  { title, locale, fonts, date, seal, isArchivable }: PaperSetting,
  page: PageSize,
  unit: 'mm' | 'px' = 'mm',
): jsPDF {
  const pdf = new jsPDF({
    unit,
    format: [page.width, page.height],
    orientation: orientation(page),
    precision: DECIMALS[unit],
    floatPrecision: DECIMALS[unit],
    compress: true,
    putOnlyUsedFonts: true,
  });
  embedFont(pdf, FACE, fonts.regular);
  embedFont(pdf, FACE, fonts.bold, 'bold');
  pdf.setFont(FACE, 'normal');
  const keywords = seal && sealStatement(seal.seal).join('; ');
  pdf.setProperties(keywords === undefined ? { title } : { title, keywords });
  const language = locale === 'no' ? 'nb' : locale;
  pdf.setLanguage(language);
  pdf.setCreationDate(date);
  state(pdf, { title, language, date, keywords, isArchivable }, `jsPDF ${jsPDF.version}`);
  // Print dialogues offer 100 % first instead of fitting the page to the paper.
  pdf.viewerPreferences({ PrintScaling: 'None' });
  return pdf;
}

/** Adds a page and makes it the current one. */
export function addPage(pdf: jsPDF, page: PageSize): void {
  pdf.addPage([page.width, page.height], orientation(page));
}

/** jsPDF's data of an embedded font: its glyph for a code point. Missing in its typings. */
interface Metadata {
  readonly cmap?: { readonly unicode?: { readonly codeMap: Readonly<Record<number, number>> } };
}

/** A text as the current font can write it: a character without a glyph is written as its number, never left out. */
export function writable(pdf: jsPDF, text: string): string {
  const { cmap } = pdf.getFont().metadata as Metadata;
  const has = (code: number) => !cmap?.unicode || (cmap.unicode.codeMap[code] ?? 0) > 0;
  return Array.from(text.normalize('NFC'), (character) => {
    const code = character.codePointAt(0) ?? 0;
    return has(code) ? character : `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;
  }).join('');
}

/** How a text is set. */
interface Type {
  /** The type size in the document's unit. */
  readonly size: number;
  readonly bold?: boolean;
  /** The name of an embedded font; the paper's own by default. */
  readonly face?: string;
}

function take(pdf: jsPDF, { size, bold, face }: Type): void {
  pdf.setFont(face ?? FACE, bold ? 'bold' : 'normal');
  pdf.setFontSize(size * pdf.internal.scaleFactor);
}

/** How wide a line of text is, in the document's unit. */
export function widthOf(pdf: jsPDF, text: string, type: Type): number {
  take(pdf, type);
  return pdf.getTextWidth(writable(pdf, text));
}

/** A text in lines no wider than `width`, complete: broken between words, and within one that is too long itself. */
export function wrapped(pdf: jsPDF, text: string, type: Type, width: number): string[] {
  take(pdf, type);
  const fits = (line: string) => pdf.getTextWidth(line) <= width;
  const lines: string[] = [];
  let line = '';
  for (const part of writable(pdf, text).match(/ +|[^ ]+/g) ?? []) {
    if (fits(line + part)) {
      line += part;
      continue;
    }
    if (line.trim() !== '') lines.push(line.trimEnd());
    line = '';
    for (const character of part.trimStart()) {
      if (line !== '' && !fits(line + character)) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return line === '' && lines.length > 0 ? lines : [...lines, line];
}

/** Writes a line of text; `y` is its baseline, `size` its type size, all in the document's unit. */
export function write(
  pdf: jsPDF,
  text: string,
  at: Type & {
    readonly x: number;
    readonly y: number;
    readonly align?: 'left' | 'right' | 'center';
    /** From 0 (black) to 1 (white). */
    readonly grey?: number;
    /** In degrees, anticlockwise. */
    readonly angle?: number;
  },
): void {
  take(pdf, at);
  pdf.setTextColor((at.grey ?? 0) * 255);
  pdf.text(writable(pdf, text), at.x, at.y, { align: at.align ?? 'left', angle: at.angle ?? 0 });
}

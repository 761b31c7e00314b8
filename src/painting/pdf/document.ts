import { jsPDF } from 'jspdf';
import type { Locale } from '../../stone/catalogue/naming';
import type { PageSize } from './paper';

/**
 * Decimals of a point that are written: jsPDF rounds to two unless told, which is 0.002 mm for each number. Sheets in mm
 * are cut by; sheets in px are looked at, and a thousandth of a point is 0.0004 mm.
 */
const DECIMALS = { mm: 5, px: 3 } as const;

/** The typeface of whatever is written on paper: whole TrueType files, embedded as far as they are used. */
export interface PaperFonts {
  readonly regular: ArrayBuffer;
  readonly bold: ArrayBuffer;
}

/** What a document is called and how it is written. */
export interface PaperSetting {
  readonly title: string;
  readonly locale: Locale;
  readonly fonts: PaperFonts;
  readonly date: Date;
}

/** The name the fonts go by within a document. */
const FACE = 'Paper';

function base64(bytes: ArrayBuffer): string {
  const view = new Uint8Array(bytes);
  let binary = '';
  for (let at = 0; at < view.length; at += 0x8000)
    binary += String.fromCharCode(...view.subarray(at, at + 0x8000));
  return btoa(binary);
}

/** Makes a font known to a document by a name. */
export function embedFont(
  pdf: jsPDF,
  face: string,
  bytes: ArrayBuffer,
  style: 'normal' | 'bold' = 'normal',
): void {
  const file = `${face}-${style}.ttf`;
  pdf.addFileToVFS(file, base64(bytes));
  pdf.addFont(file, face, style);
}

const orientation = ({ width, height }: PageSize) => (width > height ? 'landscape' : 'portrait');

/** Opens a document with its first page, whose size and everything drawn later is in `unit`: mm unless told otherwise. */
export function openDocument(
  { title, locale, fonts, date }: PaperSetting,
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
  pdf.setProperties({ title });
  pdf.setLanguage(locale === 'no' ? 'nb' : locale);
  pdf.setCreationDate(date);
  // Print dialogues offer 100 % first instead of fitting the page to the paper.
  pdf.viewerPreferences({ PrintScaling: 'None' });
  return pdf;
}

/** Adds a page and makes it the one that is drawn on. */
export function addPage(pdf: jsPDF, page: PageSize): void {
  pdf.addPage([page.width, page.height], orientation(page));
}

/** Writes a line of text; `y` is its baseline, `size` its type size, all in the document's unit. */
export function write(
  pdf: jsPDF,
  text: string,
  at: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly align?: 'left' | 'right' | 'center';
    readonly bold?: boolean;
    /** From 0 (black) to 1 (white). */
    readonly grey?: number;
  },
): void {
  pdf.setFont(FACE, at.bold ? 'bold' : 'normal');
  pdf.setFontSize(at.size * pdf.internal.scaleFactor);
  pdf.setTextColor((at.grey ?? 0) * 255);
  pdf.text(text, at.x, at.y, { align: at.align ?? 'left' });
}

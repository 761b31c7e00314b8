import { jsPDF } from 'jspdf';
import type { Locale } from '../../stone/catalogue/naming';
import type { PageSize } from './paper';

/** Decimals of a point that are written: jsPDF rounds to two unless told, which is 0.002 mm for each number. */
const DECIMALS = 5;

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

const orientation = ({ width, height }: PageSize) => (width > height ? 'landscape' : 'portrait');

/** Opens a document in mm with its first page. */
export function openDocument({ title, locale, fonts, date }: PaperSetting, page: PageSize): jsPDF {
  const pdf = new jsPDF({
    unit: 'mm',
    format: [page.width, page.height],
    orientation: orientation(page),
    precision: DECIMALS,
    floatPrecision: DECIMALS,
    compress: true,
    putOnlyUsedFonts: true,
  });
  for (const style of ['regular', 'bold'] as const) {
    pdf.addFileToVFS(`${style}.ttf`, base64(fonts[style]));
    pdf.addFont(`${style}.ttf`, FACE, style === 'bold' ? 'bold' : 'normal');
  }
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

const POINTS_PER_MM = 72 / 25.4;

/** Writes a line of text; `y` is its baseline, `size` its type size in mm. */
export function write(
  pdf: jsPDF,
  text: string,
  at: { x: number; y: number; size: number; align?: 'left' | 'right' | 'center'; bold?: boolean },
): void {
  pdf.setFont(FACE, at.bold ? 'bold' : 'normal');
  pdf.setFontSize(at.size * POINTS_PER_MM);
  pdf.setTextColor(0, 0, 0);
  pdf.text(text, at.x, at.y, { align: at.align ?? 'left' });
}

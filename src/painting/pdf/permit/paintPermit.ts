import type { jsPDF } from 'jspdf';
import type { PermitPart } from '../../../stone/permit/permitCase';
import { addPage, openDocument, type PaperFonts } from '../document';
import { PAPER_SIZES } from '../paper';
import { drawDataSheet } from './dataSheet';
import { drawDrawingSheet } from './drawingSheet';
import { drawSheet } from './drawSheet';
import { drawForm } from './form/drawForm';
import { isArchivableWith } from './form/fieldFont';
import { putFields } from './form/putFields';
import { textValues } from './form/values';
import { drawLetteringSheet } from './letteringSheet';
import type { PermitPack } from './pack';
import type { PermitKey } from './speech';
import { drawSteadinessSheet, isReckoned } from './steadinessSheet';
import { type SheetHead, titleOf } from './titleBlock';

/** A sheet that waits for its title block until the number of sheets is known. */
type Begun = Omit<SheetHead, 'pages'>;

/** What a document is being drawn with. */
interface Drawing {
  readonly pdf: jsPDF;
  readonly pack: PermitPack;
  readonly fonts: PaperFonts;
  /** Adds a page, except before the first one, which is there already. */
  readonly turn: () => void;
  readonly begun: Begun[];
}

/** Begins a sheet with a frame. */
const sheetOf =
  ({ pdf, turn, begun }: Drawing, kind: PermitKey) =>
  (scale?: string) => {
    turn();
    begun.push({ kind, page: pdf.getCurrentPageInfo().pageNumber, ...(scale !== undefined && { scale }) });
  };

const PARTS: Readonly<Record<PermitPart, (drawing: Drawing) => void>> = {
  form: ({ pdf, pack, fonts, turn }) => {
    turn();
    putFields(pdf, drawForm(pdf, pack, turn), fonts.regular);
  },
  drawings: (drawing) => drawDrawingSheet(drawing.pdf, drawing.pack, sheetOf(drawing, 'sheet.drawings')),
  lettering: (drawing) => drawLetteringSheet(drawing.pdf, drawing.pack, sheetOf(drawing, 'sheet.lettering')),
  data: (drawing) => {
    drawDataSheet(drawing.pdf, drawing.pack, sheetOf(drawing, 'sheet.data'));
    if (isReckoned(drawing.pack))
      drawSteadinessSheet(drawing.pdf, drawing.pack, sheetOf(drawing, 'sheet.steadiness'));
  },
};

/**
 * Paints the papers that a churchyard is asked with for its permit, on A4: the application, whose fields can still be written in,
 * drawings to scale within 0.0001 mm, the lettering, and what is known of stone, grave and rules.
 *
 * @param parts in the order of their pages.
 */
export function paintPermit(pack: PermitPack, parts: readonly PermitPart[], fonts: PaperFonts): Uint8Array {
  const { speech, date } = pack;
  const title = [speech.say('sheet.form'), titleOf(pack)].join(' · ');
  const isArchivable = !parts.includes('form') || isArchivableWith(Object.values(textValues(pack)));
  const pdf = openDocument({ title, locale: speech.locale, fonts, date, isArchivable }, PAPER_SIZES.a4);
  let isFirst = true;
  const turn = () => {
    if (!isFirst) addPage(pdf, PAPER_SIZES.a4);
    isFirst = false;
  };
  const drawing: Drawing = { pdf, pack, fonts, turn, begun: [] };
  for (const part of parts) PARTS[part](drawing);
  for (const head of drawing.begun) {
    pdf.setPage(head.page);
    drawSheet(pdf, pack, { ...head, pages: pdf.getNumberOfPages() });
  }
  return new Uint8Array(pdf.output('arraybuffer'));
}

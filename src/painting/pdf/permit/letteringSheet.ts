import type { jsPDF } from 'jspdf';
import { write } from '../document';
import { drawFace } from './drawFace';
import { drawControl, drawLines } from './drawNotes';
import { drawNumbers } from './drawNumbers';
import { letteringLayout } from './letteringLayout';
import { letteringRows } from './letteringRows';
import type { PermitPack } from './pack';
import { scaleName } from './scale';
import { AREA } from './sheet';
import { drawTable, type Table, tableHeight } from './table';
import { TYPE } from './type';

/** The columns of the table: number, words, family, height, work. */
const COLUMNS = [10, 60, 42, 29, 36] as const;

/** The least room that the face has on the first sheet; a table that would take more of it goes on to the next one. */
const LEAST = 110;

/** Begins a sheet. @param scale of what is drawn on it; a sheet of words has none. */
export type BeginSheet = (scale?: string) => void;

function tableOf(pack: PermitPack, rows: ReturnType<typeof letteringRows>): Table {
  const { say } = pack.speech;
  return {
    columns: COLUMNS,
    heads: [
      say('lettering.number'),
      say('lettering.words'),
      say('lettering.family'),
      say('lettering.size'),
      say('lettering.work'),
    ],
    rows: rows.map(({ number, words, family, size, work }) => ({
      cells: [String(number), words, family || '–', `${size} mm`, work],
    })),
  };
}

/** Draws the face with its letters in the largest scale that fits, and what each line is cut in. */
export function drawLetteringSheet(pdf: jsPDF, pack: PermitPack, begin: BeginSheet): void {
  const { say } = pack.speech;
  const rows = letteringRows(pack);
  const table = tableOf(pack, rows);
  const foot = 22;
  const top = AREA.top + 12;
  const isBelow = tableHeight(pdf, table) < AREA.bottom - foot - top - LEAST - 6;
  const room = AREA.bottom - foot - 6 - (isBelow ? tableHeight(pdf, table) : 0);
  const layout = letteringLayout(pack.scene, top, room);
  const { scale, shown, left, isWhole } = layout;
  begin(scaleName(scale));
  const called = say(isWhole ? 'lettering.whole' : 'lettering.inscription', { scale: scaleName(scale) });
  write(pdf, called, { x: AREA.left + 4, y: AREA.top + 6.5, size: TYPE.small, bold: true });
  pdf.saveGraphicsState();
  pdf.rect(AREA.left, top - 1, AREA.right - AREA.left, room - top + 2, null);
  pdf.clip();
  pdf.discardPath();
  drawFace(pdf, pack.scene, [1 / scale, 0, 0, 1 / scale, left - shown.left / scale, top - shown.top / scale]);
  pdf.restoreGraphicsState();
  drawNumbers(pdf, rows, layout);
  drawLines(pdf, [say('lettering.heights')], { x: AREA.left + 4, y: AREA.bottom - foot + 7, width: 170 });
  drawControl(pdf, pack.speech);
  if (rows.length === 0) return;
  const next = () => {
    begin();
    return AREA.top + 3;
  };
  drawTable(pdf, table, isBelow ? room + 4 : next(), next);
}

import type { jsPDF } from 'jspdf';
import { modulesOf, QUIET_ZONE } from '../../stone/qrCode/modules';
import type { Seal } from '../../stone/wire/seal';
import { addPage, wrapped, write } from './document';

/** What stands beside a seal on paper. */
export interface SealTexts {
  readonly title: string;
  readonly number: string;
  readonly hint: string;
}

/** A seal as it is printed. */
export interface PrintedSeal {
  readonly seal: Seal;
  readonly texts: SealTexts;
}

/** Lengths in points, whatever the document's unit. */
const PAGE = { width: 595.28, height: 841.89 } as const;
const MARGIN = 57;
const SIZE = { title: 17, number: 24, hint: 10.5, hash: 8 } as const;
const LEADING = 1.4;

/** The side of a module: half a millimetre and a little, which any phone reads from a hand's breadth. */
const MODULE = 1.6;

/** What a camera reads: the number and the whole hash. */
export const sealCodeText = ({ number, sha256 }: Seal) => `GRAVESTONE-SEAL ${number} ${sha256.toUpperCase()}`;

/** Draws a code; each row's dark modules that lie side by side are one rectangle, so that no hair shows between them. */
function drawCode(pdf: jsPDF, content: string, left: number, top: number, unit: number): number {
  const rows = modulesOf(content);
  pdf.setFillColor(0, 0, 0);
  for (const [row, modules] of rows.entries()) {
    let from = 0;
    while (from < modules.length) {
      let to = from;
      while (to < modules.length && modules[to]) to += 1;
      const [x, y] = [left + from * MODULE, top + row * MODULE];
      if (to > from) pdf.rect(x / unit, y / unit, ((to - from) * MODULE) / unit, MODULE / unit, 'F');
      from = to + 1;
    }
  }
  return rows.length * MODULE;
}

/** Adds a page (A4) with a seal: its number to be read, a code to be photographed, and its whole hash. */
export function addSeal(pdf: jsPDF, { seal, texts }: PrintedSeal): void {
  const unit = pdf.internal.scaleFactor;
  addPage(pdf, { width: PAGE.width / unit, height: PAGE.height / unit });
  let y = MARGIN;
  const say = (text: string, size: number, bold: boolean) => {
    const width = (PAGE.width - 2 * MARGIN) / unit;
    for (const line of wrapped(pdf, text, { size: size / unit, bold }, width)) {
      y += size * LEADING;
      write(pdf, line, { x: MARGIN / unit, y: y / unit, size: size / unit, bold, grey: 0.1 });
    }
  };
  say(texts.title, SIZE.title, true);
  y += SIZE.title;
  say(texts.number, SIZE.number, true);
  y += QUIET_ZONE * MODULE;
  y += drawCode(pdf, sealCodeText(seal), MARGIN, y + SIZE.hint, unit) + SIZE.hint + QUIET_ZONE * MODULE;
  say(texts.hint, SIZE.hint, false);
  y += SIZE.hash;
  say(`SHA-256 ${seal.sha256}`, SIZE.hash, false);
}

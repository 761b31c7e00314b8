import type { jsPDF } from 'jspdf';
import { addPage, wrapped, write } from './document';

/** A part of what was agreed about a stone: its heading and its lines. */
export interface AgreementSection {
  readonly heading?: string;
  readonly lines: readonly string[];
  /** Whether it stands on one page: it begins the next where it does not fit any more. */
  readonly isWhole?: boolean;
}

/** What was agreed about a stone, as printed with its papers. */
export interface Agreement {
  readonly title: string;
  readonly sections: readonly AgreementSection[];
}

/** Lengths in points, whatever the document's unit. */
const PAGE = { width: 595.28, height: 841.89 } as const;
const MARGIN = 57;
const SIZE = { title: 17, heading: 11.5, line: 10.5 } as const;
/** From one line to the next, in type sizes. */
const LEADING = 1.4;

/**
 * Adds pages (A4) with what was agreed when a stone was ordered, every line complete: long ones are
 * wrapped.
 */
export function addAgreement(pdf: jsPDF, { title, sections }: Agreement): void {
  const unit = pdf.internal.scaleFactor;
  let y = 0;
  const nextPage = () => {
    addPage(pdf, { width: PAGE.width / unit, height: PAGE.height / unit });
    y = MARGIN;
  };
  const broken = (text: string, size: number, bold: boolean) =>
    wrapped(pdf, text, { size: size / unit, bold }, (PAGE.width - 2 * MARGIN) / unit);
  const heightOf = (text: string, size: number, bold: boolean) =>
    broken(text, size, bold).length * size * LEADING;
  const say = (text: string, size: number, bold: boolean) => {
    for (const line of broken(text, size, bold)) {
      if (y + size * LEADING > PAGE.height - MARGIN) nextPage();
      y += size * LEADING;
      write(pdf, line, { x: MARGIN / unit, y: y / unit, size: size / unit, bold, grey: 0.1 });
    }
  };
  nextPage();
  say(title, SIZE.title, true);
  for (const { heading, lines, isWhole } of sections) {
    y += SIZE.line;
    if (isWhole) {
      const below = lines.reduce((height, line) => height + heightOf(line, SIZE.line, false), 0);
      const height = heightOf(heading ?? '', SIZE.heading, true) + below;
      if (y + height > PAGE.height - MARGIN) nextPage();
    }
    if (heading) say(heading, SIZE.heading, true);
    for (const line of lines) say(line, SIZE.line, false);
  }
}

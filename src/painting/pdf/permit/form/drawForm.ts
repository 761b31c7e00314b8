import type { jsPDF } from 'jspdf';
import type { Box } from '../../../../geometry/box';
import type { Mm } from '../../../../stone/numbers';
import { widthOf, write } from '../../document';
import { PAPER_SIZES } from '../../paper';
import type { PermitPack } from '../pack';
import type { PermitKey } from '../speech';
import { drawBox, drawStrokes } from '../strokes';
import { LINE, TYPE } from '../type';
import { arrangementOf, type FormRow, type FormSection } from './arrangement';
import type { Field } from './field';
import { type TextName, textValues, tickValues, tickWords } from './values';

/** The margins of an application, which has neither frame nor title block: it is the authority's paper. */
const LEFT: Mm = 20;
const RIGHT: Mm = PAPER_SIZES.a4.width - 12;
const TOP: Mm = 13;
const BOTTOM: Mm = PAPER_SIZES.a4.height - 8;

/** A field: its name above it, how high it is, what is free below it, between two of them, and each further line of a long one. */
const NAME: Mm = 3.4;
const HIGH: Mm = 5.4;
const FREE: Mm = 1.2;
const BETWEEN: Mm = 3;
const FURTHER: Mm = 4.4;

/** A box to tick, and the row it stands in. */
const TICK: Mm = 3.6;
const TICK_ROW: Mm = 7.2;

/** How much higher a field is that is signed or stamped. */
const SIGNED: Mm = 8;

const HEADING: Mm = 6;
const AFTER_SECTION: Mm = 1.1;

/** Fields that are called by another word than their own. */
const CALLED: Partial<Record<TextName, PermitKey>> = {
  deceasedName: 'form.name',
  applicantName: 'form.name',
};

const calledBy = (name: TextName): PermitKey => CALLED[name] ?? (`form.${name}` as PermitKey);

/** How high the fields of a row are. */
const fieldHeight = ({ lines = 1, isSigned }: TextRow): Mm =>
  HIGH + (lines - 1) * FURTHER + (isSigned ? SIGNED : 0);

const heightOf = (row: FormRow): Mm => ('ticks' in row ? TICK_ROW : NAME + fieldHeight(row) + FREE);

/** Rows of fields to write in. */
type TextRow = Extract<FormRow, { texts: unknown }>;

const sectionHeight = ({ rows }: FormSection): Mm =>
  HEADING + AFTER_SECTION + rows.reduce((sum, row) => sum + heightOf(row), 0);

/** What is drawn on and filled in. */
interface Paper {
  readonly pdf: jsPDF;
  readonly pack: PermitPack;
  readonly fields: Field[];
  readonly texts: ReturnType<typeof textValues>;
  readonly ticks: ReturnType<typeof tickValues>;
}

const pageOf = (pdf: jsPDF) => pdf.getCurrentPageInfo().pageNumber;

function drawTexts({ pdf, pack, fields, texts }: Paper, row: TextRow, top: Mm): void {
  const { texts: named, lines = 1 } = row;
  const { say } = pack.speech;
  const room = RIGHT - LEFT + BETWEEN;
  let left = LEFT;
  for (const [name, share] of named) {
    const right = left + room * share - BETWEEN;
    const label = say(calledBy(name));
    write(pdf, label, { x: left, y: top + NAME - 0.7, size: TYPE.small, grey: 0.3 });
    const bottom = top + NAME + fieldHeight(row);
    const box: Box = { left, top: top + NAME, right, bottom };
    if (lines > 1) drawBox(pdf, { width: LINE.narrow, grey: 0.35 }, box);
    else drawStrokes(pdf, { width: LINE.narrow, grey: 0.35 }, [[left, bottom, right, bottom]]);
    fields.push({ kind: 'text', name, label, page: pageOf(pdf), box, value: texts[name], isLong: lines > 1 });
    left = right + BETWEEN;
  }
}

function drawTicks(
  { pdf, pack, fields, ticks }: Paper,
  row: Extract<FormRow, { ticks: unknown }>,
  top: Mm,
): void {
  let left = LEFT;
  for (const name of row.ticks) {
    const label = pack.speech.say(`form.${name}`, tickWords(pack));
    const box: Box = { left, top: top + 1.2, right: left + TICK, bottom: top + 1.2 + TICK };
    drawBox(pdf, { width: LINE.narrow }, box);
    write(pdf, label, { x: left + TICK + 1.6, y: top + 4.2, size: TYPE.small });
    fields.push({ kind: 'check', name, label, page: pageOf(pdf), box, isTicked: ticks[name] });
    left += TICK + 1.6 + widthOf(pdf, label, { size: TYPE.small }) + 6;
  }
}

function drawSection(paper: Paper, { heading, rows }: FormSection, from: Mm): Mm {
  const { pdf, pack } = paper;
  pdf.setFillColor(232, 230, 226);
  pdf.rect(LEFT, from, RIGHT - LEFT, HEADING - 0.8, 'F');
  write(pdf, pack.speech.say(heading), { x: LEFT + 1.5, y: from + 3.9, size: TYPE.small, bold: true });
  let top = from + HEADING;
  for (const row of rows) {
    if ('ticks' in row) drawTicks(paper, row, top);
    else drawTexts(paper, row, top);
    top += heightOf(row);
  }
  return top + AFTER_SECTION;
}

/**
 * Draws the application as its country's churchyards are used to it, and says where its fields are; a section that does not fit
 * begins the next page.
 *
 * @param addPage begins another page.
 */
export function drawForm(pdf: jsPDF, pack: PermitPack, addPage: () => void): Field[] {
  const { say } = pack.speech;
  const paper: Paper = { pdf, pack, fields: [], texts: textValues(pack), ticks: tickValues(pack) };
  write(pdf, say('sheet.form'), { x: LEFT, y: TOP + 4.5, size: TYPE.large, bold: true });
  write(pdf, say('form.hint'), { x: LEFT, y: TOP + 11, size: TYPE.small, grey: 0.3 });
  let top = TOP + 14;
  for (const section of arrangementOf(pack.country, paper.texts.inscription.length)) {
    if (top + sectionHeight(section) > BOTTOM + AFTER_SECTION) {
      addPage();
      top = TOP;
    }
    top = drawSection(paper, section, top);
  }
  return paper.fields;
}

import type { jsPDF } from 'jspdf';
import type { Locale } from '../../../stone/catalogue/naming';
import { addPage, embedFont, openDocument, wrapped, write } from '../document';
import { drawLogo, LOGO_WIDTH } from '../offer/drawLogo';
import { MARGIN, type Px, SHEET } from '../offer/layout';
import type { OfferFonts } from '../offer/paintOffer';
import type { DataPart, DataRow, DataSection, DataWords } from './content';

/** A picture as JPEG, with its size in pixels. */
export interface DataPicture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** What the paper is painted from. */
export interface DataPaper {
  readonly words: DataWords;
  /** The stone first, then what was uploaded. */
  readonly pictures: readonly DataPicture[];
  readonly locale: Locale;
  readonly fonts: OfferFonts;
  readonly date: Date;
  readonly brand: string;
  readonly page: (given: { page: number; pages: number }) => string;
}

const SERIF = 'Serif';
const RIGHT: Px = SHEET.width - MARGIN;
const WIDTH: Px = RIGHT - MARGIN;
/** Where a page's text begins below its head, and ends above its foot. */
const TOP: Px = 54;
const BOTTOM: Px = SHEET.height - 32;
/** The column of what a line is about, and the column of what is kept. */
const LABELS: Px = 96;
const TEXTS: Px = MARGIN + LABELS + 10;
/** The height of pictures, and the room between them. */
const PICTURE: Px = 130;
const GAP: Px = 10;

const TYPE = { title: 18, section: 13, part: 9.5, time: 7, row: 8 } as const;
const LEADING = 1.36;

/** A paper under way: where the next line goes. */
interface Paper {
  readonly pdf: jsPDF;
  readonly given: DataPaper;
  y: Px;
}

function beginPage(paper: Paper): void {
  const { pdf, given } = paper;
  const width = LOGO_WIDTH[given.locale];
  drawLogo(pdf, given.brand, { x: MARGIN, y: 22, width, face: SERIF });
  paper.y = TOP;
}

/** Goes on to the next page where there is no room for so much. */
function makeRoom(paper: Paper, height: Px): void {
  if (paper.y + height <= BOTTOM) return;
  addPage(paper.pdf, SHEET);
  beginPage(paper);
}

interface Said {
  readonly size: Px;
  readonly x?: Px;
  readonly width?: Px;
  readonly bold?: boolean;
  readonly grey?: number;
}

/** Writes a text in as many lines as it takes. */
function say(
  paper: Paper,
  text: string,
  { size, x = MARGIN, width = WIDTH, bold = false, grey = 0.12 }: Said,
) {
  for (const line of wrapped(paper.pdf, text, { size, bold }, width)) {
    makeRoom(paper, size * LEADING);
    paper.y += size * LEADING;
    write(paper.pdf, line, { x, y: paper.y, size, bold, grey });
  }
}

function heading({ pdf, y }: Paper, text: string, size: Px): void {
  pdf.setFont(SERIF, 'normal');
  pdf.setFontSize(size * pdf.internal.scaleFactor);
  pdf.setTextColor(31, 29, 27);
  pdf.text(text, MARGIN, y);
}

/** A heading in the serif face, each of its lines whole. */
function sayHeading(paper: Paper, text: string, size: Px): void {
  for (const line of wrapped(paper.pdf, text, { size }, WIDTH)) {
    makeRoom(paper, size * 1.2);
    paper.y += size * 1.2;
    heading(paper, line, size);
  }
}

/** A line: both columns begin on one height, and the next line below the longer of them. */
function drawRow(paper: Paper, { label, text }: DataRow): void {
  const { pdf } = paper;
  const size = TYPE.row;
  const labels = wrapped(pdf, label, { size }, LABELS);
  const texts = text.split('\n').flatMap((line) => wrapped(pdf, line, { size }, RIGHT - TEXTS));
  for (let line = 0; line < Math.max(labels.length, texts.length); line += 1) {
    makeRoom(paper, size * LEADING);
    paper.y += size * LEADING;
    const y = paper.y;
    write(pdf, labels[line] ?? '', { x: MARGIN, y, size, grey: 0.4 });
    write(pdf, texts[line] ?? '', { x: TEXTS, y, size, grey: 0.12 });
  }
  paper.y += 2;
}

function drawPart(paper: Paper, { title, time, rows }: DataPart): void {
  const { pdf } = paper;
  // A heading stays with the first lines of what it heads.
  makeRoom(paper, 60);
  paper.y += 14;
  pdf.setDrawColor(214);
  pdf.setLineWidth(0.4);
  pdf.line(MARGIN, paper.y, RIGHT, paper.y);
  paper.y += 4;
  say(paper, title, { size: TYPE.part, bold: true });
  say(paper, time, { size: TYPE.time, grey: 0.4 });
  paper.y += 4;
  for (const row of rows) drawRow(paper, row);
}

function drawSection(paper: Paper, { title, parts }: DataSection): void {
  if (title !== '') {
    makeRoom(paper, 90);
    paper.y += 16;
    sayHeading(paper, title, TYPE.section);
  }
  for (const part of parts) drawPart(paper, part);
}

/** Pictures side by side, each as high as the others and whole. */
function drawPictures(paper: Paper): void {
  const { pdf, given } = paper;
  let x = MARGIN;
  if (given.pictures.length > 0) {
    paper.y += 12;
    makeRoom(paper, PICTURE);
  }
  for (const { bytes, width, height } of given.pictures) {
    const scale = Math.min(PICTURE / height, WIDTH / width);
    if (x > MARGIN && x + width * scale > RIGHT) {
      x = MARGIN;
      paper.y += PICTURE + GAP;
      makeRoom(paper, PICTURE);
    }
    pdf.addImage(bytes, 'JPEG', x, paper.y, width * scale, height * scale);
    x += width * scale + GAP;
  }
  if (given.pictures.length > 0) paper.y += PICTURE;
}

function numberPages({ pdf, given }: Paper): void {
  const pages = pdf.getNumberOfPages();
  for (let page = 1; page <= pages; page += 1) {
    pdf.setPage(page);
    const y = SHEET.height - 15;
    write(pdf, given.words.about, { x: MARGIN, y, size: 6.5, grey: 0.4 });
    if (pages > 1)
      write(pdf, given.page({ page, pages }), { x: RIGHT, y, size: 6.5, align: 'right', grey: 0.4 });
  }
}

/** Paints everything that is kept of a family as PDF, A4 upright: what it is, how long it is kept, and all of it. */
export function paintDataPaper(given: DataPaper): Uint8Array {
  const { words, locale, fonts, date } = given;
  const pdf = openDocument({ title: words.title, locale, fonts, date }, SHEET, 'px');
  embedFont(pdf, SERIF, fonts.serif);
  const paper: Paper = { pdf, given, y: TOP };
  beginPage(paper);
  sayHeading(paper, words.title, TYPE.title);
  paper.y += 3;
  say(paper, words.about, { size: TYPE.time + 0.5, grey: 0.4 });
  paper.y += 6;
  say(paper, words.lead, { size: TYPE.row + 0.5 });
  drawPictures(paper);
  for (const section of words.sections) drawSection(paper, section);
  numberPages(paper);
  return new Uint8Array(pdf.output('arraybuffer'));
}

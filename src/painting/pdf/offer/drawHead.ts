import type { jsPDF } from 'jspdf';
import type { Locale } from '../../../stone/catalogue/naming';
import { widthOf, wrapped, write } from '../document';
import { drawLogo, LOGO_WIDTH } from './drawLogo';
import { EDGE, MARGIN, type Px, SHEET } from './layout';

/** The face of headings, as it is embedded. */
export const SERIF = 'Serif';

/** What stands at the head of a sheet. */
export interface Head {
  /** The product's name, beside its mark. */
  readonly brand: string;
  readonly locale: Locale;
  /** The family's name; empty where none was given. */
  readonly name: string;
  /** What the sheet is: the title where there is no name. */
  readonly heading: string;
  /** What is said of it in small: number, date, seal; without what is empty. */
  readonly about: readonly string[];
}

const RIGHT: Px = SHEET.width - MARGIN;

/** The title's type size: as large as it fits in a line beside the logo, and in several lines where even the least does not. */
const TITLE = { most: 16, least: 12, line: 14 } as const;

/** How far the serif face reaches above its baseline (the ring of an Å) and below (a g), in type sizes. */
const RISE = 0.87;
const FALL = 0.29;

/** The small lines: their type size, the first one's distance to what hangs below the title, and to the next one. */
const ABOUT = { size: 7.5, below: 6.6, line: 8.5 } as const;

/** Between the logo and a title, at least. */
const AIR: Px = 18;

interface SetTitle {
  readonly lines: readonly string[];
  readonly size: Px;
}

function titleOf(pdf: jsPDF, { name, heading, locale }: Head): SetTitle {
  const title = name.trim() || heading;
  const room = RIGHT - MARGIN - LOGO_WIDTH[locale] - AIR;
  const fitting = (TITLE.most * room) / widthOf(pdf, title, { size: TITLE.most, face: SERIF });
  const size = Math.max(TITLE.least, Math.min(TITLE.most, fitting));
  return { size, lines: fitting < size ? wrapped(pdf, title, { size, face: SERIF }, room) : [title] };
}

function aboutOf(pdf: jsPDF, { name, heading, about }: Head): string[] {
  const said = (name.trim() ? [heading, ...about] : about).filter((part) => part !== '').join(' · ');
  return wrapped(pdf, said, { size: ABOUT.size }, RIGHT - MARGIN);
}

/** The baselines of the title's first line and of the first small one. */
function baselines({ lines, size }: SetTitle): { readonly title: Px; readonly about: Px } {
  // A title of one line stands on the same baseline in every size.
  const highest = lines.length === 1 ? TITLE.most : size;
  const title = EDGE + RISE * highest;
  return { title, about: title + TITLE.line * (lines.length - 1) + FALL * highest + ABOUT.below };
}

/** How much lower a head ends than one of two lines. */
export function headTakes(pdf: jsPDF, head: Head): Px {
  const { about } = baselines(titleOf(pdf, head));
  const usual = baselines({ lines: [''], size: TITLE.most }).about;
  return about - usual + ABOUT.line * (aboutOf(pdf, head).length - 1);
}

/** Draws the head of a sheet: the logo, opposite to it the family's name as its title, and below that what the sheet is. */
export function drawHead(pdf: jsPDF, head: Head): void {
  const { brand, locale } = head;
  drawLogo(pdf, brand, { x: MARGIN, y: EDGE + 0.5, width: LOGO_WIDTH[locale], face: SERIF });
  const title = titleOf(pdf, head);
  const y = baselines(title);
  const right = { x: RIGHT, align: 'right' } as const;
  for (const [index, line] of title.lines.entries())
    write(pdf, line, {
      ...right,
      y: y.title + TITLE.line * index,
      size: title.size,
      face: SERIF,
      grey: 0.115,
    });
  for (const [index, line] of aboutOf(pdf, head).entries())
    write(pdf, line, { ...right, y: y.about + ABOUT.line * index, size: ABOUT.size, grey: 0.35 });
}

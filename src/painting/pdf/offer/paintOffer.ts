import type { jsPDF } from 'jspdf';
import { saidMake } from '../../../scene/saidMake';
import type { Scene } from '../../../scene/scene';
import { standingBox } from '../../../scene/standingBox';
import { nameIn } from '../../../stone/catalogue/naming';
import type { Design } from '../../../stone/stone';
import {
  addPage,
  embedFont,
  openDocument,
  type PaperFonts,
  type PaperSetting,
  wrapped,
  write,
} from '../document';
import { type Agreement, addAgreement } from '../drawAgreement';
import { addSeal, type PrintedSeal } from '../drawSeal';
import { drawDesign, type OfferPicture } from './drawDesign';
import { drawEntries } from './drawEntries';
import { drawHead, type Head, headTakes, SERIF } from './drawHead';
import { entriesOf, type Names } from './entries';
import { FOOT, MARGIN, type Px, placeStanding, SHEET } from './layout';
import type { OfferTexts } from './texts';

/** The fonts of an offer: headings are set in the serif one. */
export interface OfferFonts extends PaperFonts {
  readonly serif: ArrayBuffer;
}

/** The content of an offer. */
export interface Offer extends Omit<PaperSetting, 'title' | 'fonts'> {
  readonly scene: Scene;
  readonly design: Design;
  /** The stone's number; a stone that was never saved has none. */
  readonly id: number | undefined;
  readonly picture: OfferPicture;
  readonly names: Names;
  readonly fonts: OfferFonts;
  readonly texts: OfferTexts;
  /** Whether every element is listed after the picture. */
  readonly detailed: boolean;
  /** What was agreed when the stone was ordered; added at the end. */
  readonly agreement?: Agreement | undefined;
  /** What was approved: its number at the head, and a page of its own at the end. */
  readonly seal?: PrintedSeal | undefined;
}

/** The lines about how a stone is made, at the foot. */
const MADE: { readonly size: Px; readonly line: Px } = { size: 6.5, line: 8 };

const RIGHT: Px = SHEET.width - MARGIN;

function headOf({ texts, locale, design, id, date, seal }: Offer, heading: string): Head {
  const number = id === undefined ? '' : texts.number({ id });
  return {
    brand: texts.brand(),
    locale,
    name: design.designName,
    heading,
    about: [number, texts.date(date), seal?.texts.number ?? ''],
  };
}

/** What is ordered of the stone besides its face, in as many lines as it takes; nothing where nothing was chosen. */
function madeLines(pdf: jsPDF, { texts, scene, design, locale }: Offer): string[] {
  if (!design.make) return [];
  const said = texts.made(saidMake(scene.slab, locale)).join(' · ');
  return wrapped(pdf, said, { size: MADE.size }, RIGHT - MARGIN);
}

/** How much higher the foot of the sheet is by what is said of how the stone is made. */
const raisedBy = (pdf: jsPDF, offer: Offer): Px => madeLines(pdf, offer).length * MADE.line;

function drawFoot(pdf: jsPDF, offer: Offer): void {
  const { texts, scene, locale } = offer;
  const { stoneType, variant, made } = scene.slab;
  const { thickness } = made;
  const { width, height } = stoneType;
  const lines = madeLines(pdf, offer);
  const up = raisedBy(pdf, offer);
  const stone = texts.stone({
    name: nameIn(locale, stoneType),
    width,
    height,
    thickness,
    material: nameIn(locale, variant),
  });
  pdf.setDrawColor(214);
  pdf.setLineWidth(0.4);
  pdf.line(MARGIN, FOOT.rule - up, RIGHT, FOOT.rule - up);
  write(pdf, stone, { x: MARGIN, y: FOOT.stone - up, size: 8, bold: true, grey: 0.12 });
  for (const [index, line] of lines.entries())
    write(pdf, line, {
      x: MARGIN,
      y: FOOT.stone - up + MADE.line * (index + 1),
      size: MADE.size,
      grey: 0.25,
    });
  write(pdf, texts.note(), { x: MARGIN, y: FOOT.note, size: 6.5, grey: 0.4 });
}

/** The page number, once the number of pages is known. */
function numberPages(pdf: jsPDF, texts: OfferTexts): void {
  const pages = pdf.getNumberOfPages();
  if (pages === 1) return;
  for (let page = 1; page <= pages; page += 1) {
    pdf.setPage(page);
    const said = texts.page({ page, pages });
    write(pdf, said, { x: RIGHT, y: FOOT.note, size: 6.5, align: 'right', grey: 0.4 });
  }
}

/**
 * Paints the offer of a stone as PDF (specification section 9): A4 upright, laid out in px; the stone scaled by the
 * factor for its height under the family's name, and in the detailed offer every element in three columns on the next sheets.
 * All words are text in embedded fonts; see `drawDesign` for what is path and what is picture.
 */
export function paintOffer(offer: Offer): Uint8Array {
  const { scene, design, picture, fonts, texts, detailed } = offer;
  const title = [texts.heading(), design.designName].filter((part) => part !== '').join(' · ');
  const pdf = openDocument({ ...offer, title }, SHEET, 'px');
  embedFont(pdf, SERIF, fonts.serif);
  const [head, partsHead] = [headOf(offer, texts.heading()), headOf(offer, texts.partsHeading())];
  const foot = raisedBy(pdf, offer);
  const taken = { head: headTakes(pdf, head), foot };
  // The white around the stone in its picture would cover the words above it.
  drawDesign(pdf, scene, picture, placeStanding(standingBox(scene.slab), taken));
  drawHead(pdf, head);
  drawFoot(pdf, offer);
  const entries = detailed ? entriesOf(scene, design.Parms, offer) : [];
  if (entries.length > 0) {
    addPage(pdf, SHEET);
    drawEntries(pdf, entries, { head: headTakes(pdf, partsHead), foot }, () => {
      drawHead(pdf, partsHead);
      drawFoot(pdf, offer);
    });
  }
  if (offer.agreement) addAgreement(pdf, offer.agreement);
  if (offer.seal) addSeal(pdf, offer.seal);
  numberPages(pdf, texts);
  return new Uint8Array(pdf.output('arraybuffer'));
}

import type { jsPDF } from 'jspdf';
import type { LetterGroup } from '../sheet/letterList';
import { drawControlCorner } from './controlLines';
import { addPage, openDocument, type PaperSetting } from './document';
import { type Agreement, addAgreement } from './drawAgreement';
import { addLetterList } from './drawLetterList';
import { addMake, type PrintedMake } from './drawMake';
import { drawMedallions } from './drawMedallions';
import { drawReserved } from './drawReserved';
import { addSeal, type PrintedSeal } from './drawSeal';
import { drawTemplate } from './drawTemplate';
import { drawTile } from './drawTile';
import { drawPaths, type Face } from './face';
import { LARGEST_PAGE, type Paper } from './paper';
import { onLayer, putLayers } from './paperLayers';
import type { PaperTexts } from './texts';
import { largestTilingOf, type Tiling, tilingOf } from './tiles';

/** What is printed besides the stone. */
export interface PaperOptions extends PaperSetting {
  readonly texts: PaperTexts;
  /** The mounted letters; a list of them follows the stone if there are any. */
  readonly letters: readonly LetterGroup[];
  /** How the stone is made besides its face; a page of its own. */
  readonly make?: PrintedMake | undefined;
  /** What was agreed when the stone was ordered; added at the end. */
  readonly agreement?: Agreement | undefined;
  /** What was approved; a page of its own at the end. */
  readonly seal?: PrintedSeal | undefined;
}

function finished(pdf: jsPDF, { letters, title, texts, make, agreement, seal }: PaperOptions): Uint8Array {
  if (letters.length > 0) addLetterList(pdf, letters, title, texts);
  if (make) addMake(pdf, make);
  if (agreement) addAgreement(pdf, agreement);
  const names = { cut: texts.layerCut(), guides: texts.layerGuides(), control: texts.layerControl() };
  putLayers(pdf, title, names);
  if (seal) addSeal(pdf, seal);
  return new Uint8Array(pdf.output('arraybuffer'));
}

/**
 * Paints a stone 1:1 as PDF: a page as large as the stone, every letter a path of exact curves within 0.0001 mm, with
 * control lines of 100 mm both ways. Where
 * letters or ornaments are mounted, a template of the same size for placing and drilling follows, and the list of
 * letters. A stone that is larger than a page can be is spread over the largest pages, as over paper.
 */
export function paintPdf(face: Face, options: PaperOptions): Uint8Array {
  if (Math.max(face.width, face.height) > LARGEST_PAGE)
    return paintOver(largestTilingOf(face), face, options);
  const page = { width: face.width, height: face.height };
  const pdf = openDocument(options, page);
  drawPaths({ pdf, dx: 0, dy: 0 }, face.all);
  onLayer(pdf, 'guides', () => {
    drawReserved({ pdf, dx: 0, dy: 0 }, face, options.texts);
    drawMedallions({ pdf, dx: 0, dy: 0 }, face, options.texts);
  });
  onLayer(pdf, 'control', () => drawControlCorner(pdf, face, options.texts));
  if (face.mounted.length > 0) {
    addPage(pdf, page);
    drawTemplate({ pdf, dx: 0, dy: 0 }, face, options.title, options.texts);
  }
  return finished(pdf, options);
}

/**
 * Paints a stone 1:1 as PDF over pages of A4 or A3 to be cut and glued together: crop marks, 10 mm of overlap,
 * control lines of 100 mm both ways and the tile's place on every page. The list of mounted letters follows.
 */
export function paintTiledPdf(face: Face, paper: Paper, options: PaperOptions): Uint8Array {
  return paintOver(tilingOf(face, paper), face, options);
}

function paintOver(tiling: Tiling, face: Face, options: PaperOptions): Uint8Array {
  const pdf = openDocument(options, tiling.page);
  for (const [index, tile] of tiling.tiles.entries()) {
    if (index > 0) addPage(pdf, tiling.page);
    drawTile(pdf, tiling, tile, face, options);
  }
  return finished(pdf, options);
}

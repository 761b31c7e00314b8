import type { jsPDF } from 'jspdf';
import { grownBox } from '../../../geometry/box';
import { joinMatrices, type Matrix, transformOutline } from '../../../geometry/matrix';
import type { Outline } from '../../../geometry/outline';
import { boxOutline } from '../../../scene/boxOutline';
import { placeMatrix } from '../../../scene/place';
import type { Mm } from '../../../stone/numbers';
import { type CarvedNode, carvedShapes } from '../../relief/carvedShapes';
import { fromSamples } from '../../relief/fromSamples';
import type { Grid } from '../../relief/grid';
import { WORKSHOP } from '../../relief/light';
import { reliefFor } from '../../relief/orders';
import type { ReliefShape } from '../../relief/shapes';
import { materialOf } from '../../relief/surfaces';
import { drawWithin } from '../outlinePath';
import { writingOf } from '../writing';

/** A baked relief as a picture file, one pixel a sample. */
export interface ReliefPicture {
  readonly file: Uint8Array;
  /** PNG where the stone shows through. */
  readonly type: 'JPEG' | 'PNG';
  readonly grid: Grid;
  /** The size it was baked for, in mm on the stone. */
  readonly measure: Mm;
}

/** The reliefs of everything that is carved. */
export interface OfferReliefs {
  /** What they were baked for, in pixels a mm of the stone. */
  readonly pxPerMm: number;
  /** By the key of what was asked for (`reliefFor`): the same letter in one size is the same picture wherever it stands. */
  readonly pictures: ReadonlyMap<string, ReliefPicture>;
}

/** Where the stone is drawn. */
export interface Sheet {
  readonly pdf: jsPDF;
  /** From stone mm to the sheet's px. */
  readonly toSheet: Matrix;
}

/** The side of the square an image is put on before it is brought to its place: a point. */
const UNIT = 1;

/** How far neighbouring pieces of a frame overlap, in mm: where two edges only meet, what is below shines through. */
const OVERLAP: Mm = 0.3;

/** Draws a picture of samples through a matrix from samples to the sheet's px. */
function drawSamples(pdf: jsPDF, key: string, { file, type, grid }: ReliefPicture, place: Matrix): void {
  const points = pdf.internal.scaleFactor;
  const height = pdf.internal.pageSize.getHeight() * points;
  // The image's own square has its origin below on the left, the page too.
  const square: Matrix = [grid.width, 0, 0, -grid.height, 0, grid.height];
  const onPage = joinMatrices([points, 0, 0, -points, 0, height], joinMatrices(place, square));
  const writing = writingOf(pdf);
  writing.write('q', onPage.map((part) => part.toFixed(4)).join(' '), 'cm');
  const side = UNIT / points;
  pdf.addImage(file, type, 0, (height - UNIT) / points, side, side, key, type === 'PNG' ? 'FAST' : 'NONE');
  writing.write('Q');
}

/** The outlines of a shape, in stone mm: a letter's, or those of letters that are carved together. */
function outlinesOf(node: CarvedNode, shape: ReliefShape): Outline[] {
  const toStone = joinMatrices(placeMatrix(node.place), [1, 0, 0, 1, shape.x, shape.y]);
  return shape.outlines().map(({ outline, toMm }) => transformOutline(outline, joinMatrices(toStone, toMm)));
}

/**
 * Draws something carved: each outline is a path filled with its material's plain tone, and within that very path lies its
 * relief. So letters end exactly where they are cut, at any size, and light and shade lie inside.
 */
export function drawRelief(sheet: Sheet, node: CarvedNode, { pxPerMm, pictures }: OfferReliefs): void {
  const { pdf, toSheet } = sheet;
  const [, , [red, green, blue, alpha]] = materialOf(node.colour).tones;
  // The bare cut lets the stone through: it has no tone of its own to be filled with.
  const fill = alpha < 1 ? undefined : ([red, green, blue] as const);
  const toStone = placeMatrix(node.place);
  const drawPicture = (shape: ReliefShape) => {
    const { key } = reliefFor(shape, node.place, node.cut, node.colour, pxPerMm, WORKSHOP);
    const picture = pictures.get(key);
    if (!picture) return;
    const toElement = fromSamples(shape, picture.grid, picture.measure);
    drawSamples(pdf, key, picture, joinMatrices(toSheet, joinMatrices(toStone, toElement)));
  };
  const within = (outline: Outline, tone: typeof fill, draw: () => void) =>
    drawWithin(pdf, transformOutline(outline, toSheet), tone, draw);
  const shapes = carvedShapes(node);
  if (node.kind === 'frame') {
    within(transformOutline(node.outline, toStone), fill, () => {
      for (const shape of shapes) {
        if (!shape.within) continue;
        const square = boxOutline(grownBox(shape.within, OVERLAP));
        within(transformOutline(square, toStone), undefined, () => drawPicture(shape));
      }
    });
    return;
  }
  for (const shape of shapes) {
    for (const outline of outlinesOf(node, shape)) within(outline, fill, () => drawPicture(shape));
  }
}

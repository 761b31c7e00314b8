import type { jsPDF } from 'jspdf';
import { keyOf } from '../../../cache/keyOf';
import { boundsOf } from '../../../geometry/bounds';
import { grownBox } from '../../../geometry/box';
import { joinMatrices, type Matrix, transformOutline } from '../../../geometry/matrix';
import type { Outline } from '../../../geometry/outline';
import type { Point } from '../../../geometry/point';
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
import type { Forms } from '../forms';
import { drawWithin } from '../outlinePath';
import { pathOperators } from '../pathOperators';
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
  /** The letters and ornaments that are drawn. */
  readonly forms: Forms;
}

/** The side of the square an image is put on before it is brought to its place: a point. */
const UNIT = 1;

/** How far neighbouring pieces of a frame overlap, in mm: where two edges only meet, what is below shines through. */
const OVERLAP: Mm = 0.3;

/** From stone mm to the page's points, whose origin is below on the left. */
function toPageOf({ pdf, toSheet }: Sheet): Matrix {
  const points = pdf.internal.scaleFactor;
  return joinMatrices([points, 0, 0, -points, 0, pdf.internal.pageSize.getHeight() * points], toSheet);
}

/** A picture that lies in its place. */
interface PlacedPicture extends Pick<ReliefPicture, 'file' | 'type'> {
  /** The same for the same picture. */
  readonly key: string;
  /** From the unit square, y upwards, to points, as it is written. */
  readonly place: string;
}

/** A picture of samples, placed by a matrix from samples to points. */
function placed(key: string, { file, type, grid }: ReliefPicture, toPoints: Matrix): PlacedPicture {
  // The image's own square has its origin below on the left, the page too.
  const square: Matrix = [grid.width, 0, 0, -grid.height, 0, grid.height];
  const place = joinMatrices(toPoints, square)
    .map((part) => part.toFixed(4))
    .join(' ');
  return { key, file, type, place };
}

function drawPicture(pdf: jsPDF, { key, file, type, place }: PlacedPicture): void {
  const points = pdf.internal.scaleFactor;
  const height = pdf.internal.pageSize.getHeight() * points;
  const writing = writingOf(pdf);
  writing.write('q', place, 'cm');
  const side = UNIT / points;
  pdf.addImage(file, type, 0, (height - UNIT) / points, side, side, key, type === 'PNG' ? 'FAST' : 'NONE');
  writing.write('Q');
}

/** The matrix without its shift, as it maps about its own origin. */
const withoutShift = ([a, b, c, d]: Matrix): Matrix => [a, b, c, d, 0, 0];

/** One outline with its tone and the relief that lies within it. */
interface Inlaid {
  readonly outline: Outline;
  /** From the outline's unit to the page's points. */
  readonly toPage: Matrix;
  /** Levels from 0 to 1; undefined for the bare cut, which lets the stone through: it has no tone of its own. */
  readonly tone: readonly [number, number, number] | undefined;
  /** The picture, placed about the outline's own origin. */
  readonly picture: PlacedPicture | undefined;
}

/** Draws an outline with its relief: wherever the same one stands in the same size, it is the same form. */
function drawInlaid({ pdf, forms }: Sheet, { outline, toPage, tone, picture }: Inlaid): void {
  if (outline.verbs.length === 0) return;
  const [, , , , x, y] = toPage;
  const linear = withoutShift(toPage);
  const key = keyOf(outline, ...linear, ...(tone ?? ['bare']), picture?.key ?? '', picture?.place ?? '');
  forms.show(key, x, y, () => {
    const path = transformOutline(outline, linear);
    const writing = writingOf(pdf);
    if (tone) writing.write(...tone.map((level) => level.toFixed(3)), 'rg');
    writing.write(pathOperators(path));
    writing.write(tone ? 'W f' : 'W n');
    if (picture) drawPicture(pdf, picture);
    return boundsOf(path) ?? { left: 0, top: 0, right: 0, bottom: 0 };
  });
}

/**
 * Draws something carved: each outline is a path filled with its material's plain tone, and within that very path lies its
 * relief. So letters end exactly where they are cut, at any size, and light and shade lie inside.
 */
export function drawRelief(sheet: Sheet, node: CarvedNode, { pxPerMm, pictures }: OfferReliefs): void {
  const { pdf, toSheet } = sheet;
  const [, , [red, green, blue, alpha]] = materialOf(node.colour).tones;
  const tone = alpha < 1 ? undefined : ([red, green, blue] as const);
  const toStone = placeMatrix(node.place);
  const toPage = joinMatrices(toPageOf(sheet), toStone);
  /** The relief of a shape, about a place on the page in points. */
  const reliefAbout = (shape: ReliefShape, [x, y]: Point) => {
    const { key } = reliefFor(shape, node.place, node.cut, node.colour, pxPerMm, WORKSHOP);
    const picture = pictures.get(key);
    if (!picture) return undefined;
    const toPoints = joinMatrices(toPage, fromSamples(shape, picture.grid, picture.measure));
    return placed(key, picture, joinMatrices([1, 0, 0, 1, -x, -y], toPoints));
  };
  const shapes = carvedShapes(node);
  if (node.kind === 'frame') {
    const within = (outline: Outline, fill: typeof tone, draw: () => void) =>
      drawWithin(pdf, transformOutline(outline, joinMatrices(toSheet, toStone)), fill, draw);
    within(node.outline, tone, () => {
      for (const shape of shapes) {
        const picture = shape.within && reliefAbout(shape, [0, 0]);
        if (!picture) continue;
        within(boxOutline(grownBox(shape.within, OVERLAP)), undefined, () => drawPicture(pdf, picture));
      }
    });
    return;
  }
  for (const shape of shapes) {
    const toShape = joinMatrices(toPage, [1, 0, 0, 1, shape.x, shape.y]);
    for (const { outline, toMm } of shape.outlines()) {
      const own = joinMatrices(toShape, toMm);
      drawInlaid(sheet, { outline, toPage: own, tone, picture: reliefAbout(shape, [own[4], own[5]]) });
    }
  }
}

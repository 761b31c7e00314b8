import type { jsPDF } from 'jspdf';
import { alongSides, mapContours } from '../../../geometry/contour';
import { type Matrix, transformOutline } from '../../../geometry/matrix';
import { outlineOf } from '../../../geometry/polygon';
import { faceOf } from '../../../scene/checks/face';
import { write } from '../document';
import { drawFace } from './drawFace';
import { type DrawingLayout, drawingLayout, NOTES_TOP } from './drawingLayout';
import { drawMeasures } from './drawMeasures';
import { drawControl, drawNotes } from './drawNotes';
import { drawSeat } from './drawSeat';
import { drawDowels, drawGround, drawView, onPaper } from './drawView';
import type { BeginSheet } from './letteringSheet';
import type { PermitPack } from './pack';
import { scaleName } from './scale';
import { times, written } from './speech';
import { drawStrokes, type Stroke } from './strokes';
import { LINE, TYPE } from './type';

/** What the views of a stone are drawn from. */
export interface DrawnStone extends Pick<PermitPack, 'scene' | 'standing' | 'speech'> {
  readonly judged: Pick<PermitPack['judged'], 'thickness'>;
}

/** Whether nobody knows how thick the stone is: only its front can be drawn. */
const isFrontOnly = ({ judged }: Pick<DrawnStone, 'judged'>) => judged.thickness === undefined;

/** The notes below the views: the scale, and what stands on the drawing without a measure of its own. */
function notesOf(pack: PermitPack, { scale }: DrawingLayout): string[] {
  const { standing, judged, given, speech } = pack;
  const { say, locale } = speech;
  const { foundation, dowels } = given;
  return [
    say('view.scale', { scale: scaleName(scale) }),
    ...(scale > 10 ? [say('view.smaller', { scale: scaleName(scale) })] : []),
    say('view.aboveGround', { height: written(standing.aboveGround, locale) }),
    ...(isFrontOnly(pack) ? [say('view.thicknessUnknown')] : []),
    ...(judged.base && !judged.under ? [say('view.baseUnknown')] : []),
    dowels
      ? say('view.dowels', {
          count: dowels.count,
          diameter: written(dowels.diameter, locale),
          length: written(dowels.length, locale),
        })
      : say('view.noDowels'),
    foundation
      ? say('view.foundation', {
          size: times([foundation.width, foundation.depth, foundation.height], locale),
        })
      : say('view.noFoundation'),
  ];
}

/** From mm of the stone's face to mm of the page, where the stone stands or lies. */
function faceMatrix({ standing }: DrawnStone, { front, plan }: DrawingLayout): Matrix {
  const { view, place } = standing.lies ? plan : front;
  const { left, top } = onPaper(view.stone, place);
  return [1 / place.scale, 0, 0, 1 / place.scale, left, top];
}

/** The edge within which a bevel leaves the face, where the stone has one. */
function drawBevel(pdf: jsPDF, { scene: { slab } }: DrawnStone, toPaper: Matrix): void {
  if (slab.made.bevel === 0) return;
  const strokes: Stroke[] = [];
  for (const contour of mapContours(faceOf(slab).contours, toPaper))
    alongSides(contour, (x1, y1, x2, y2) => strokes.push([x1, y1, x2, y2]));
  drawStrokes(pdf, { width: LINE.narrow }, strokes);
}

/** Hides the foot of a stone that is let into its base, from the front and from the side. */
function drawSeats(pdf: jsPDF, stone: DrawnStone, { front, side }: DrawingLayout, toPaper: Matrix): void {
  if (stone.standing.seat === 0) return;
  drawSeat(pdf, front.view, front.place, transformOutline(stone.scene.slab.outline, toPaper));
  if (isFrontOnly(stone)) return;
  const { left, top, right, bottom } = onPaper(side.view.stone, side.place);
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  drawSeat(pdf, side.view, side.place, outlineOf([corners]));
}

function drawNames(
  pdf: jsPDF,
  stone: DrawnStone,
  { front, side, plan, nameTop, planTop }: DrawingLayout,
): void {
  const { say } = stone.speech;
  const name = (text: string, x: number, y: number) =>
    write(pdf, text, { x, y, size: TYPE.small, bold: true, align: 'center' });
  name(say('view.front'), front.place.x, nameTop);
  if (isFrontOnly(stone)) return;
  name(say('view.side'), side.place.x, nameTop);
  name(say('view.plan'), plan.place.x, planTop);
}

/** The scale of the drawing, which the application names. */
export const scaleOfDrawing = ({ standing }: PermitPack) => scaleName(drawingLayout(standing).scale);

/** Draws a stone on its base from three sides with its measures; where its thickness is not known, only the front. */
export function drawViews(pdf: jsPDF, stone: DrawnStone, layout: DrawingLayout): void {
  const { front, side, plan } = layout;
  const { lies } = stone.standing;
  drawView(pdf, front.view, front.place, !lies);
  if (!isFrontOnly(stone)) {
    drawView(pdf, side.view, side.place, false);
    drawView(pdf, plan.view, plan.place, lies);
  }
  const toPaper = faceMatrix(stone, layout);
  drawFace(pdf, stone.scene, toPaper);
  drawBevel(pdf, stone, toPaper);
  drawSeats(pdf, stone, layout, toPaper);
  const seen = isFrontOnly(stone) ? [front] : [front, side];
  for (const { view, place } of seen) drawDowels(pdf, view, place);
  const feet = seen.map(({ view, place }) => onPaper(view.base ?? view.stone, place));
  for (const { left, right } of feet) drawGround(pdf, left - 6, right + 6, front.place.y);
  drawMeasures(pdf, stone.standing, layout, stone.speech, isFrontOnly(stone));
  drawNames(pdf, stone, layout);
}

/** Draws the sheet of a stone's drawings, with what is known of its ground. */
export function drawDrawingSheet(pdf: jsPDF, pack: PermitPack, begin: BeginSheet): void {
  const layout = drawingLayout(pack.standing);
  begin(scaleName(layout.scale));
  drawViews(pdf, pack, layout);
  drawNotes(pdf, notesOf(pack, layout), NOTES_TOP + 4);
  drawControl(pdf, pack.speech);
}

import type { jsPDF } from 'jspdf';
import type { Matrix } from '../../../geometry/matrix';
import { write } from '../document';
import { drawFace } from './drawFace';
import { type DrawingLayout, drawingLayout, NOTES_TOP } from './drawingLayout';
import { drawMeasures } from './drawMeasures';
import { drawControl, drawNotes } from './drawNotes';
import { drawGround, drawView, onPaper } from './drawViews';
import type { BeginSheet } from './letteringSheet';
import type { PermitPack } from './pack';
import { scaleName } from './scale';
import { times, written } from './speech';
import { TYPE } from './type';

/** Whether nobody knows how thick the stone is: only its front can be drawn. */
const isFrontOnly = ({ judged }: PermitPack) => judged.thickness === undefined;

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
function faceMatrix({ standing }: PermitPack, { front, plan }: DrawingLayout): Matrix {
  const { view, place } = standing.lies ? plan : front;
  const { left, top } = onPaper(view.stone, place);
  return [1 / place.scale, 0, 0, 1 / place.scale, left, top];
}

function drawNames(
  pdf: jsPDF,
  pack: PermitPack,
  { front, side, plan, nameTop, planTop }: DrawingLayout,
): void {
  const { say } = pack.speech;
  const name = (text: string, x: number, y: number) =>
    write(pdf, text, { x, y, size: TYPE.small, bold: true, align: 'center' });
  name(say('view.front'), front.place.x, nameTop);
  if (isFrontOnly(pack)) return;
  name(say('view.side'), side.place.x, nameTop);
  name(say('view.plan'), plan.place.x, planTop);
}

/** The scale of the drawing, which the application names. */
export const scaleOfDrawing = ({ standing }: PermitPack) => scaleName(drawingLayout(standing).scale);

/**
 * Draws the stone on its base from three sides with its measures, the face with everything on it. Where the thickness is not known, only
 * the front is drawn.
 */
export function drawDrawingSheet(pdf: jsPDF, pack: PermitPack, begin: BeginSheet): void {
  const layout = drawingLayout(pack.standing);
  const { front, side, plan, scale } = layout;
  begin(scaleName(scale));
  const { lies } = pack.standing;
  drawView(pdf, front.view, front.place, !lies);
  if (!isFrontOnly(pack)) {
    drawView(pdf, side.view, side.place, false);
    drawView(pdf, plan.view, plan.place, lies);
  }
  drawFace(pdf, pack.scene, faceMatrix(pack, layout));
  const seen = isFrontOnly(pack) ? [front] : [front, side];
  const feet = seen.map(({ view, place }) => onPaper(view.base ?? view.stone, place));
  for (const { left, right } of feet) drawGround(pdf, left - 6, right + 6, front.place.y);
  drawMeasures(pdf, pack.standing, layout, pack.speech, isFrontOnly(pack));
  drawNames(pdf, pack, layout);
  drawNotes(pdf, notesOf(pack, layout), NOTES_TOP + 4);
  drawControl(pdf, pack.speech);
}

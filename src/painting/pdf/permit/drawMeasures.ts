import type { jsPDF } from 'jspdf';
import type { StandingStone } from '../../../scene/permit/views';
import type { Mm } from '../../../stone/numbers';
import { drawLevelDimension, drawUprightDimension } from './dimension';
import type { DrawingLayout } from './drawingLayout';
import { onPaper } from './drawView';
import { type PermitSpeech, written } from './speech';

/** How far dimension lines stand from the view, and from one another. */
const FIRST: Mm = 8;
const SECOND: Mm = 16;

/** The front: how wide the stone is, how high it and its base are, and both above the ground. */
function drawFrontMeasures(
  pdf: jsPDF,
  stone: StandingStone,
  layout: DrawingLayout,
  say: (mm: Mm) => string,
): void {
  const { front } = layout;
  const box = onPaper(front.view.stone, front.place);
  const base = front.view.base && onPaper(front.view.base, front.place);
  drawLevelDimension(pdf, {
    from: box.left,
    to: box.right,
    at: box.top - FIRST,
    edge: box.top,
    value: say(stone.width),
  });
  const left = Math.min(box.left, base?.left ?? box.left);
  const height = { from: box.top, to: box.bottom, at: left - FIRST, edge: left, value: say(stone.height) };
  drawUprightDimension(pdf, height);
  if (!base || !stone.base) return;
  const ofBase = { from: base.top, to: base.bottom, value: say(stone.base.height) };
  const right = Math.max(box.right, base.right);
  // A stone that is let into its base ends below the base's top: side by side their measures would overlap.
  drawUprightDimension(
    pdf,
    stone.seat > 0 ? { ...ofBase, at: right + FIRST, edge: right } : { ...height, ...ofBase },
  );
  const whole = { from: box.top, to: base.bottom, at: left - SECOND, value: say(stone.aboveGround) };
  drawUprightDimension(pdf, { ...height, ...whole });
}

/** The side: how thick the stone is, and how deep its foundation reaches. */
function drawSideMeasures(
  pdf: jsPDF,
  stone: StandingStone,
  layout: DrawingLayout,
  say: (mm: Mm) => string,
): void {
  const { side } = layout;
  const box = onPaper(side.view.stone, side.place);
  drawLevelDimension(pdf, {
    from: box.left,
    to: box.right,
    at: box.top - FIRST,
    edge: box.top,
    value: say(stone.depth),
  });
  if (!side.view.foundation || !stone.foundation) return;
  const below = onPaper(side.view.foundation, side.place);
  const right = Math.max(below.right, box.right);
  drawUprightDimension(pdf, {
    from: below.top,
    to: below.bottom,
    at: right + FIRST,
    edge: right,
    value: say(stone.foundation.height),
  });
}

/** The plan: the base as wide and deep as it is; without one the stone's thickness, in brackets since the side has it. */
function drawPlanMeasures(
  pdf: jsPDF,
  stone: StandingStone,
  layout: DrawingLayout,
  say: (mm: Mm) => string,
): void {
  const { plan } = layout;
  const box = onPaper(plan.view.base ?? plan.view.stone, plan.place);
  const ground = plan.view.foundation && onPaper(plan.view.foundation, plan.place);
  const left = Math.min(box.left, ground?.left ?? box.left);
  const depth = stone.base ? say(stone.base.depth) : `(${say(stone.depth)})`;
  const below = Math.max(box.bottom, ground?.bottom ?? box.bottom);
  const across = { from: box.left, to: box.right, at: below + FIRST, edge: below };
  drawUprightDimension(pdf, { from: box.top, to: box.bottom, at: left - FIRST, edge: left, value: depth });
  const width = stone.base ? say(stone.base.width) : `(${say(stone.width)})`;
  drawLevelDimension(pdf, { ...across, value: width });
  if (!ground || !stone.foundation) return;
  const right = Math.max(box.right, ground.right);
  const deep = { from: ground.top, to: ground.bottom, at: right + FIRST, edge: right };
  drawUprightDimension(pdf, { ...deep, value: say(stone.foundation.depth) });
}

/**
 * Draws the measures of all views, each once: in mm of the stone, whatever the scale.
 *
 * @param isFrontOnly whether there is no other view.
 */
export function drawMeasures(
  pdf: jsPDF,
  stone: StandingStone,
  layout: DrawingLayout,
  { locale }: PermitSpeech,
  isFrontOnly: boolean,
): void {
  const say = (mm: Mm) => written(mm, locale);
  drawFrontMeasures(pdf, stone, layout, say);
  if (isFrontOnly) return;
  drawSideMeasures(pdf, stone, layout, say);
  drawPlanMeasures(pdf, stone, layout, say);
}

import type { jsPDF } from 'jspdf';
import type { Box } from '../../../geometry/box';
import type { View } from '../../../scene/permit/views';
import type { Mm } from '../../../stone/numbers';
import { drawBox, drawStrokes, type Stroke } from './strokes';
import { LINE } from './type';

/** Where a view stands on paper: the point of its middle on the ground, or of its middle where it is seen from above. */
export interface ViewPlace {
  readonly x: Mm;
  readonly y: Mm;
  /** Mm of the stone to a mm of paper. */
  readonly scale: number;
}

/** A box of a view on paper. */
export function onPaper({ left, top, right, bottom }: Box, { x, y, scale }: ViewPlace): Box {
  return {
    left: x + left / scale,
    top: y + top / scale,
    right: x + right / scale,
    bottom: y + bottom / scale,
  };
}

/** What is hidden is dashed (ISO 128-2). */
export const HIDDEN = { width: LINE.narrow, dashes: [3, 1.2] } as const;

/** Draws a view's edges; the stone's own edge is left out where its face is drawn in its place. */
export function drawView(pdf: jsPDF, view: View, place: ViewPlace, hasFace: boolean): void {
  const draw = (pen: Parameters<typeof drawBox>[1], box: Box | undefined) => {
    if (box) drawBox(pdf, pen, onPaper(box, place));
  };
  draw(HIDDEN, view.foundation);
  draw({ width: LINE.wide }, view.base);
  if (!hasFace) draw({ width: LINE.wide }, view.stone);
}

/** Draws a view's dowels, which are hidden in the stone and its base. */
export function drawDowels(pdf: jsPDF, { dowels }: View, place: ViewPlace): void {
  for (const dowel of dowels) drawBox(pdf, HIDDEN, onPaper(dowel, place));
}

/** How far the strokes of ground lie apart, and how long they are. */
const HATCH: Mm = 3;
const DEEP: Mm = 1.6;

/** The ground between two places, hatched below. */
export function drawGround(pdf: jsPDF, from: Mm, to: Mm, y: Mm): void {
  const strokes: Stroke[] = [[from, y, to, y]];
  for (let x = from + HATCH; x <= to; x += HATCH) strokes.push([x, y, x - DEEP, y + DEEP]);
  drawStrokes(pdf, { width: LINE.narrow, grey: 0.35 }, strokes);
}

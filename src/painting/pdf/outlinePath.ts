import type { jsPDF } from 'jspdf';
import { boundsOf } from '../../geometry/bounds';
import type { Box } from '../../geometry/box';
import { transformOutline } from '../../geometry/matrix';
import type { Outline } from '../../geometry/outline';
import { contoursOf } from '../../geometry/strokes';
import type { Mm } from '../../stone/numbers';

/** How an outline is drawn on paper: levels from 0 (black) to 1 (white), or a colour; widths in mm. */
export interface Ink {
  readonly fill?: readonly [number, number, number] | number;
  readonly stroke?: readonly [number, number, number] | number;
  readonly width?: Mm;
  readonly dashes?: readonly Mm[];
}

/** A part of a page that shows a part of the stone. */
export interface Window {
  readonly pdf: jsPDF;
  /** From stone mm to the page's. */
  readonly dx: Mm;
  readonly dy: Mm;
  /** The visible part of the stone; all of it by default. */
  readonly shows?: Box;
}

const levels = (ink: NonNullable<Ink['fill']>) =>
  (typeof ink === 'number' ? [ink, ink, ink] : ink).map((part) => part * 255) as [number, number, number];

function isSeen(outline: Outline, shows: Box): boolean {
  const box = boundsOf(outline);
  return (
    box !== undefined &&
    box.left <= shows.right &&
    box.right >= shows.left &&
    box.top <= shows.bottom &&
    box.bottom >= shows.top
  );
}

/** Writes an outline in the page's unit as one path of lines and curves. */
function trace(pdf: jsPDF, outline: Outline): void {
  for (const { start, strokes, closed } of contoursOf(outline)) {
    pdf.moveTo(...start);
    for (const { controls, to } of strokes) {
      if (controls) pdf.curveTo(...controls[0], ...controls[1], ...to);
      else pdf.lineTo(...to);
    }
    if (closed) pdf.close();
  }
}

/**
 * Draws something within an outline given in the page's unit: what is drawn ends there, exactly at any size (`W` of ISO
 * 32000-1, 8.5.4).
 *
 * @param fill levels from 0 to 1; the same path is filled with them first.
 */
export function drawWithin(
  pdf: jsPDF,
  outline: Outline,
  fill: Ink['fill'] | undefined,
  draw: () => void,
): void {
  if (outline.verbs.length === 0) return;
  pdf.saveGraphicsState();
  if (fill !== undefined) pdf.setFillColor(...levels(fill));
  trace(pdf, outline);
  pdf.clip();
  if (fill === undefined) pdf.discardPath();
  else pdf.fill();
  draw();
  pdf.restoreGraphicsState();
}

/** Draws an outline given in stone mm as one path of lines and curves, filled by the nonzero rule. */
export function drawOutline({ pdf, dx, dy, shows }: Window, outline: Outline, ink: Ink): void {
  if (outline.verbs.length === 0 || (shows && !isSeen(outline, shows))) return;
  if (ink.fill !== undefined) pdf.setFillColor(...levels(ink.fill));
  if (ink.stroke !== undefined) {
    pdf.setDrawColor(...levels(ink.stroke));
    pdf.setLineWidth(ink.width ?? 0.1);
    pdf.setLineDashPattern([...(ink.dashes ?? [])], 0);
  }
  trace(pdf, transformOutline(outline, [1, 0, 0, 1, dx, dy]));
  if (ink.fill !== undefined && ink.stroke !== undefined) pdf.fillStroke();
  else if (ink.fill !== undefined) pdf.fill();
  else pdf.stroke();
}

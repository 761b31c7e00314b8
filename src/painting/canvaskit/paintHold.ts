import type { Canvas } from 'canvaskit-wasm';
import type { SceneNode } from '../../scene/scene';
import type { Painter } from './painter';

/** The product's accent, a dark red lightened to be seen on black granite and on white paper alike. */
const ACCENT = [0.84, 0.27, 0.3] as const;

/**
 * Outlines the element in hand in its own mm; a line of letters also shows its baseline and cap height, by which a
 * mason measures it.
 *
 * @param pixel the width of one CSS pixel in the element's own mm.
 */
export function paintHold(canvas: Canvas, node: SceneNode, pixel: number, { kit, palette }: Painter): void {
  const { left, top, right, bottom } = node.box;
  const air = pixel * 6;
  const box = kit.LTRBRect(left - air, top - air, right + air, bottom + air);
  canvas.drawRect(box, palette.line([1, 1, 1], pixel * 3, 0.28));
  canvas.drawRect(box, palette.line(ACCENT, pixel * 1.5));
  if (node.kind !== 'lettering') return;
  for (const y of [0, -node.line.capHeight]) {
    canvas.drawLine(left - air, y, right + air, y, palette.line(ACCENT, pixel * 0.75, 0.75));
  }
}

/** How far the outline of the element in hand reaches beyond its box, in CSS pixels. */
export const HOLD_REACH = 9;

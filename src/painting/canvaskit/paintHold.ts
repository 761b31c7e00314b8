import type { Canvas } from 'canvaskit-wasm';
import { HANDLES, HOLD_AIR, handleInElement, TURN_ABOVE } from '../../scene/handles';
import type { SceneNode } from '../../scene/scene';
import type { Guide } from '../../scene/snapping';
import type { Painter } from './painter';

/** The product's accent, a dark red lightened to be seen on black granite and on white paper alike. */
const ACCENT = [0.86, 0.3, 0.32] as const;
const WHITE = [1, 1, 1] as const;

/** The radius of a handle's knob, in CSS pixels. */
const KNOB = 5;

/** How far what belongs to the element in hand reaches beyond its box, in CSS pixels. */
export const HOLD_REACH = HOLD_AIR + TURN_ABOVE + KNOB + 2;

/** The knobs by which the element is scaled and turned. */
function paintHandles(canvas: Canvas, node: SceneNode, pixel: number, { palette }: Painter): void {
  const turn = handleInElement(node, 'turn', pixel);
  canvas.drawLine(turn.x, turn.y, turn.x, node.box.top - HOLD_AIR * pixel, palette.line(ACCENT, pixel));
  for (const handle of HANDLES) {
    const { x, y } = handleInElement(node, handle, pixel);
    canvas.drawCircle(x, y, KNOB * pixel, palette.fill(WHITE));
    canvas.drawCircle(x, y, KNOB * pixel, palette.line(ACCENT, pixel * 1.5));
  }
}

/**
 * Outlines the element in hand in its own mm, with its handles; a line of letters also shows its baseline and cap
 * height, by which a mason measures it.
 *
 * @param pixel the width of one CSS pixel in the element's own mm.
 */
export function paintHold(canvas: Canvas, node: SceneNode, pixel: number, painter: Painter): void {
  const { kit, palette } = painter;
  const { left, top, right, bottom } = node.box;
  const air = pixel * HOLD_AIR;
  canvas.drawRect(
    kit.LTRBRect(left - air, top - air, right + air, bottom + air),
    palette.line(ACCENT, pixel, 0.9),
  );
  if (node.kind === 'lettering') {
    for (const y of [0, -node.line.capHeight]) {
      canvas.drawLine(left - air, y, right + air, y, palette.line(ACCENT, pixel * 0.75, 0.6));
    }
  }
  paintHandles(canvas, node, pixel, painter);
}

/** Shows the lines an element was drawn to, in stone mm. `pixel` is the width of one CSS pixel in mm. */
export function paintGuides(
  canvas: Canvas,
  guides: readonly Guide[],
  pixel: number,
  { palette }: Painter,
): void {
  for (const { axis, at, from, to } of guides) {
    const paint = palette.line(ACCENT, pixel, 0.9);
    if (axis === 'upright') canvas.drawLine(at, from, at, to, paint);
    else canvas.drawLine(from, at, to, at, paint);
  }
}

import type { Canvas } from 'canvaskit-wasm';
import { degrees } from '../../geometry/angle';
import { lineOver } from '../../lettering/alongBaseline';
import { gapsOf, knobBelow } from '../../scene/caret';
import type { PlacedBox } from '../../scene/group';
import { HANDLES, HOLD_AIR, handleInElement, TURN_ABOVE } from '../../scene/handles';
import type { LetteringNode, SceneNode } from '../../scene/scene';
import { Keeper } from './kit';
import type { Painter } from './painter';
import { ACCENT } from './palette';

const WHITE = [1, 1, 1] as const;

/** The radius of a handle's knob, in CSS pixels. */
const KNOB = 5;

/** The radius of the caret's knob, in CSS pixels: wide enough for the arrows in it. */
const CARET_KNOB = 9;

/** How far the selection's marks reach beyond the element's box, in CSS pixels. */
export const HOLD_REACH = HOLD_AIR + TURN_ABOVE + KNOB + 2;

/** The knobs for scaling and rotating the selection. */
function paintHandles(canvas: Canvas, grasped: PlacedBox, pixel: number, { palette }: Painter): void {
  const turn = handleInElement(grasped, 'turn', pixel);
  canvas.drawLine(turn.x, turn.y, turn.x, grasped.box.top - HOLD_AIR * pixel, palette.line(ACCENT, pixel));
  for (const handle of HANDLES) {
    const { x, y } = handleInElement(grasped, handle, pixel);
    canvas.drawCircle(x, y, KNOB * pixel, palette.fill(WHITE));
    canvas.drawCircle(x, y, KNOB * pixel, palette.line(ACCENT, pixel * 1.5));
  }
}

/** A line of letters shows its baseline and cap height, by which masons measure it. */
function paintLineHeights(
  canvas: Canvas,
  { band, line }: LetteringNode,
  pixel: number,
  { palette }: Painter,
): void {
  // As far as the band, in which an empty line has a width too.
  const beyond = (band.right - band.left - line.width) / 2 + pixel * HOLD_AIR;
  const paint = palette.line(ACCENT, pixel * 0.75, 0.6);
  for (const up of [0, line.capHeight]) {
    const points = lineOver(line, up, beyond);
    for (const [index, [x, y]] of points.entries()) {
      const before = points[index - 1];
      if (before) canvas.drawLine(before[0], before[1], x, y, paint);
    }
  }
}

/** A thin box around one of several selected elements, in its own mm. `pixel` is a CSS pixel in those mm. */
export function paintOutline(
  canvas: Canvas,
  { box }: PlacedBox,
  pixel: number,
  { kit, palette }: Painter,
): void {
  canvas.drawRect(
    kit.LTRBRect(box.left, box.top, box.right, box.bottom),
    palette.line(ACCENT, pixel * 0.75, 0.6),
  );
}

/** The radius of the disk that a padlock stands on, in CSS pixels. */
const LOCK_DISK = 10;

/** A padlock on a white disk. */
function paintPadlock(canvas: Canvas, x: number, y: number, pixel: number, { kit, palette }: Painter): void {
  canvas.drawCircle(x, y, LOCK_DISK * pixel, palette.fill(WHITE));
  canvas.drawCircle(x, y, LOCK_DISK * pixel, palette.line(ACCENT, pixel));
  const box = (left: number, top: number, right: number, bottom: number) =>
    kit.LTRBRect(x + left * pixel, y + top * pixel, x + right * pixel, y + bottom * pixel);
  canvas.drawArc(box(-2.8, -6, 2.8, 1), 180, 180, false, palette.line(ACCENT, pixel * 1.5));
  canvas.drawRRect(kit.RRectXY(box(-4.5, -2, 4.5, 5), pixel, pixel), palette.fill(ACCENT));
}

/** Outlines something locked in its own mm: by dashes, with a padlock at its corner. `pixel` is a CSS pixel in those mm. */
export function paintLocked(
  canvas: Canvas,
  { box: { left, top, right, bottom } }: PlacedBox,
  pixel: number,
  painter: Painter,
): void {
  const { kit, palette } = painter;
  const air = pixel * HOLD_AIR;
  using keeper = new Keeper();
  const line = palette.line(ACCENT, pixel, 0.9);
  line.setPathEffect(keeper.keep(kit.PathEffect.MakeDash([6 * pixel, 4 * pixel], 0)));
  canvas.drawRect(kit.LTRBRect(left - air, top - air, right + air, bottom + air), line);
  paintPadlock(canvas, right + air, top - air, pixel, painter);
}

/**
 * Outlines the selection in its own mm, with its handles.
 *
 * @param only the element, where only one is selected.
 * @param pixel the width of one CSS pixel in those mm.
 */
export function paintHold(
  canvas: Canvas,
  only: SceneNode | undefined,
  grasped: PlacedBox,
  pixel: number,
  painter: Painter,
): void {
  const { kit, palette } = painter;
  const { left, top, right, bottom } = grasped.box;
  const air = pixel * HOLD_AIR;
  canvas.drawRect(
    kit.LTRBRect(left - air, top - air, right + air, bottom + air),
    palette.line(ACCENT, pixel, 0.9),
  );
  if (only?.kind === 'lettering') paintLineHeights(canvas, only, pixel, painter);
  paintHandles(canvas, grasped, pixel, painter);
}

/**
 * Shows the caret between two characters of a line, in the line's own mm, with the knob that pulls them apart.
 *
 * @param caret the index of the character before it.
 * @param pixel the width of one CSS pixel in the line's own mm.
 */
export function paintCaret(
  canvas: Canvas,
  node: LetteringNode,
  caret: number,
  pixel: number,
  painter: Painter,
): void {
  const { palette } = painter;
  paintLineHeights(canvas, node, pixel, painter);
  const gap = gapsOf(node)[caret];
  if (gap === undefined) return;
  const knob = knobBelow(gap, pixel);
  const line = palette.line(ACCENT, pixel * 1.5);
  canvas.save();
  canvas.translate(gap.x, gap.y);
  canvas.rotate(degrees(gap.angle), 0, 0);
  canvas.drawLine(0, gap.top - HOLD_AIR * pixel, 0, knob - CARET_KNOB * pixel, line);
  canvas.drawCircle(0, knob, CARET_KNOB * pixel, palette.fill(WHITE));
  canvas.drawCircle(0, knob, CARET_KNOB * pixel, line);
  for (const side of [-1, 1]) {
    const [tip, barb] = [side * 6 * pixel, side * 3 * pixel];
    canvas.drawLine(barb, knob - 3 * pixel, tip, knob, line);
    canvas.drawLine(barb, knob + 3 * pixel, tip, knob, line);
  }
  canvas.restore();
}

import type { Canvas, Paint } from 'canvaskit-wasm';
import { ASIDE, asideOf, type Mark } from '../../scene/marks/mark';
import { unreachable } from '../../stone/unreachable';
import { Keeper } from './kit';
import type { Painter } from './painter';
import { ACCENT } from './palette';

const WHITE = [1, 1, 1] as const;

/** The radius of the knobs for moving centre lines and rulers, in CSS pixels. */
const KNOB = 5;

/** Half the length of the stroke across a measure's end, in CSS pixels. */
const TICK = 4;

/** How far marks reach beside their line, in CSS pixels. */
export const MARK_REACH = ASIDE + 7;

function paintKnob(canvas: Canvas, { x, y }: Mark['from'], pixel: number, { palette }: Painter): void {
  canvas.drawCircle(x, y, KNOB * pixel, palette.fill(WHITE));
  canvas.drawCircle(x, y, KNOB * pixel, palette.line(ACCENT, pixel * 1.5));
}

function paintTicks(canvas: Canvas, { from, to }: Mark, pixel: number, paint: Paint): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [(-(to.y - from.y) / length) * TICK * pixel, ((to.x - from.x) / length) * TICK * pixel];
  for (const { x, y } of [from, to]) canvas.drawLine(x - dx, y - dy, x + dx, y + dy, paint);
}

/**
 * Shows lines over the stone that are not part of it, in stone mm.
 *
 * @param pixel the width of one CSS pixel in mm.
 */
export function paintMarks(canvas: Canvas, marks: readonly Mark[], pixel: number, painter: Painter): void {
  const { kit, palette } = painter;
  for (const mark of marks) {
    const { from, to } = mark;
    switch (mark.kind) {
      case 'centreLine':
      case 'guideLine': {
        // The drafting convention for a centre line: a long dash and a short one.
        using keeper = new Keeper();
        const dashes = keeper.keep(kit.PathEffect.MakeDash([14 * pixel, 4 * pixel, 3 * pixel, 4 * pixel], 0));
        const paint = palette.line(ACCENT, pixel, 0.9);
        paint.setPathEffect(dashes);
        canvas.drawLine(from.x, from.y, to.x, to.y, paint);
        paintKnob(canvas, from, pixel, painter);
        break;
      }
      case 'ruler':
        canvas.drawLine(from.x, from.y, to.x, to.y, palette.line(ACCENT, pixel * 1.5));
        paintKnob(canvas, from, pixel, painter);
        paintKnob(canvas, to, pixel, painter);
        break;
      case 'measure': {
        const paint = palette.line(ACCENT, pixel, 0.75);
        canvas.save();
        canvas.translate(asideOf(mark) * pixel, 0);
        canvas.drawLine(from.x, from.y, to.x, to.y, paint);
        paintTicks(canvas, mark, pixel, paint);
        canvas.restore();
        break;
      }
      case 'gap': {
        const paint = palette.line(ACCENT, pixel, 0.9);
        canvas.drawLine(from.x, from.y, to.x, to.y, paint);
        paintTicks(canvas, mark, pixel, paint);
        break;
      }
      case 'guide':
        canvas.drawLine(from.x, from.y, to.x, to.y, palette.line(ACCENT, pixel, 0.9));
        break;
      default:
        unreachable(mark.kind);
    }
  }
}

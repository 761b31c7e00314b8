import { toggled } from '../../../../machines/designer/selection';
import { groupAround } from '../../../../stone/paragraph/paragraphs';
import { beginPinch } from './beginPinch';
import { beginDrag } from './drag';
import { hitElement, type PointerKind } from './hitTest';
import { drawMarquee } from './marquee';
import { beginPan } from './pan';
import type { PointerInput } from './pointerInput';
import { IDLE, IGNORED, PAN, type Pressed } from './pointerState';
import type { Handlers } from './transitions';

/** The distance from which a press becomes a drag, in CSS pixels. */
const SLACK: Readonly<Record<PointerKind, number>> = { mouse: 3, pen: 5, touch: 8 };

/** The vibration when a long press has selected something, in ms. */
const VIBRATION = 10;

function hasLeft({ inFrame, point }: Pressed, now: PointerInput['inFrame']): boolean {
  return Math.hypot(now.x - inFrame.x, now.y - inFrame.y) >= SLACK[point.kind];
}

/** A pointer is down: released in place it is a tap, moved it becomes a drag, a marquee or a pan. */
export const press: Handlers<'press'> = {
  down: ({ pressed }, _input, stage) => beginPinch(pressed, pressed.pans ? 'pan' : 'ignored', stage),
  move(state, move, stage) {
    const { pressed } = state;
    const isDrag = hasLeft(pressed, move.to.inFrame);
    if (isDrag) stage.pending.now();
    if (pressed.pans) return isDrag ? beginPan(pressed, move, stage) : state;
    const { shown, history } = stage.context;
    if (!shown) return state;
    if (history.present !== pressed.design) return IGNORED;
    if (!isDrag) return state;
    const { subject, locked } = pressed;
    if (locked !== undefined) {
      const { x, y } = move.to.onStone;
      const [dx, dy] = [x - pressed.point.at.x, y - pressed.point.at.y];
      // The designer refuses it, and says why.
      stage.send({ type: 'edit', edit: { kind: 'nudge', element: locked, dx, dy } });
      return IGNORED;
    }
    return subject
      ? beginDrag(pressed, subject, move.to, stage)
      : drawMarquee(pressed, shown, move.to, stage);
  },
  /** A long press adds the element to the selection, or removes it. */
  rest(state, _input, stage) {
    const { point, selectedBefore, pans } = state.pressed;
    const element = hitElement(stage.context, point);
    if (element === undefined) return state;
    stage.select(toggled(selectedBefore, groupAround(stage.context.history.present.Parms, element)));
    navigator.vibrate?.(VIBRATION);
    return pans ? PAN : IGNORED;
  },
  up({ pressed }, _input, stage) {
    stage.pending.now();
    stage.tap(pressed);
    return IDLE;
  },
  cancel(_state, _input, stage) {
    stage.pending.drop();
    return IDLE;
  },
};

import { candidatesIn } from '../../../../scene/snapping/candidates';
import type { DragSubject } from '../drag/dragSubject';
import { dragTo } from '../drag/dragTo';
import { surroundingsOf } from '../drag/surroundingsOf';
import { beginPinch } from './beginPinch';
import type { PointerInput } from './pointerInput';
import type { PointerStage } from './pointerStage';
import { type Drag, IDLE, IGNORED, type Near, type Pressed } from './pointerState';
import type { Handlers } from './transitions';

/** The snapping distance, in CSS pixels. */
const SNAP = 6;

/** What something may snap to, gathered anew only where the stage has measured the stone anew. */
function nearOf(subject: DragSubject, { context }: PointerStage, known: Near | undefined): Near {
  const measures = context.shown?.measures;
  if (known && known.measures === measures) return known;
  return { measures, candidates: candidatesIn(surroundingsOf(context, subject)) };
}

function dragged(
  pressed: Pressed,
  subject: DragSubject,
  { event, onStone }: PointerInput,
  stage: PointerStage,
  known?: Near,
): Drag {
  const options = { snapDistance: SNAP / stage.cssPxPerMm, free: event.altKey, inSteps: event.shiftKey };
  const near = nearOf(subject, stage, known);
  const result = dragTo(subject, onStone, near.candidates, options);
  stage.preview.show(result);
  return { kind: 'drag', pressed, subject, result, near };
}

/** The drag of what was pressed has begun. */
export function beginDrag(
  pressed: Pressed,
  subject: DragSubject,
  input: PointerInput,
  stage: PointerStage,
): Drag {
  stage.send({ type: 'drag.start' });
  return dragged(pressed, subject, input, stage);
}

/** Ends a drag: its result is one edit where it was `meant`, else everything returns to its place. */
function end({ pressed, result }: Drag, meant: boolean, stage: PointerStage): void {
  stage.preview.end();
  stage.send({ type: 'drag.end' });
  const before = stage.context.history.present;
  if (meant && before === pressed.design) stage.send({ type: 'edit', edit: result.edit, alone: true });
  // If it ends where it began, there is no edit to redraw it.
  if (stage.context.history.present === before) stage.preview.takeBack(before);
}

function giveUp(state: Drag, _input: unknown, stage: PointerStage) {
  end(state, false, stage);
  return IGNORED;
}

/** Something follows the pointer: the renderer shows it, and the designer is told on release. */
export const drag: Handlers<'drag'> = {
  down(state, _input, stage) {
    end(state, false, stage);
    return beginPinch(state.pressed, 'ignored', stage);
  },
  move(state, move, stage) {
    const { shown, history } = stage.context;
    if (!shown) return state;
    if (history.present !== state.pressed.design) return giveUp(state, move, stage);
    return dragged(state.pressed, state.subject, move.to, stage, state.near);
  },
  escape: giveUp,
  // The next question takes the pointer away: the element returns to its place.
  delete: giveUp,
  up(state, _input, stage) {
    end(state, true, stage);
    return IDLE;
  },
  cancel(state, _input, stage) {
    end(state, false, stage);
    return IDLE;
  },
};

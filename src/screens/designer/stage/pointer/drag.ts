import type { DragSubject } from '../drag/dragSubject';
import { dragTo } from '../drag/dragTo';
import { surroundingsOf } from '../drag/surroundingsOf';
import type { PointerInput } from './pointerInput';
import type { PointerStage } from './pointerStage';
import { type Drag, IDLE, IGNORED, type Pressed } from './pointerState';
import type { Handlers } from './transitions';

/** How near something snaps to what stands beside it, in CSS pixels. */
const SNAP = 6;

function dragged(
  pressed: Pressed,
  subject: DragSubject,
  { event, onStone }: PointerInput,
  stage: PointerStage,
): Drag {
  const options = { snapDistance: SNAP / stage.cssPxPerMm, free: event.altKey, inSteps: event.shiftKey };
  const result = dragTo(subject, onStone, surroundingsOf(stage.context, subject), options);
  stage.preview.show(result);
  return { kind: 'drag', pressed, subject, result };
}

/** What was pressed has begun to move. */
export function beginDrag(
  pressed: Pressed,
  subject: DragSubject,
  input: PointerInput,
  stage: PointerStage,
): Drag {
  stage.send({ type: 'drag.start' });
  return dragged(pressed, subject, input, stage);
}

/** Ends a drag: what it has come to is one edit where it was `meant`, else everything stands where it stood. */
function end({ pressed, result }: Drag, meant: boolean, stage: PointerStage): void {
  stage.preview.end();
  stage.send({ type: 'drag.end' });
  const before = stage.context.history.present;
  if (meant && before === pressed.design) stage.send({ type: 'edit', edit: result.edit, alone: true });
  // Where it comes to stand as it stood, no edit redraws it.
  if (stage.context.history.present === before) stage.preview.takeBack(before);
}

function giveUp(state: Drag, _input: unknown, stage: PointerStage) {
  end(state, false, stage);
  return IGNORED;
}

/** Something goes with the pointer: the renderer shows it, and the designer hears of it when it is let go. */
export const drag: Handlers<'drag'> = {
  down(state, _input, stage) {
    end(state, false, stage);
    return { kind: 'pinch', last: 'ignored' };
  },
  move(state, move, stage) {
    const { shown, history } = stage.context;
    if (!shown) return state;
    if (history.present !== state.pressed.design) return giveUp(state, move, stage);
    return dragged(state.pressed, state.subject, move.to, stage);
  },
  escape: giveUp,
  // What is asked next takes the pointer away: the element stands where it stood.
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

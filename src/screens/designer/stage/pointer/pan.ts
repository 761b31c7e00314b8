import { panned } from '../../../../../workers/stage/view';
import { beginPinch } from './beginPinch';
import type { MoveInput } from './pointerInput';
import type { PointerStage } from './pointerStage';
import { IDLE, PAN, type Pan, type Pressed } from './pointerState';
import type { Handlers } from './transitions';

function panBy({ before, to }: MoveInput, { viewport }: PointerStage): void {
  viewport.moveTo(panned(viewport.view, to.onCanvas.x - before.x, to.onCanvas.y - before.y));
}

/** A finger has begun to move the view: by its last step, without the tolerance before. */
export function beginPan(pressed: Pressed, move: MoveInput, stage: PointerStage): Pan {
  panBy(move, stage);
  return { kind: 'pan', pressed };
}

/** The view follows the pointer, even when something else is cancelled. */
export const pan: Handlers<'pan'> = {
  down: ({ pressed }, _input, stage) =>
    pressed ? beginPinch(pressed, 'pan', stage) : { kind: 'pinch', last: 'pan' },
  move(state, move, stage) {
    panBy(move, stage);
    return state;
  },
  escape(state, _input, stage) {
    if (!state.pressed) return state;
    stage.select(state.pressed.selectedBefore);
    return PAN;
  },
  delete: () => PAN,
  up: () => IDLE,
  cancel: () => IDLE,
};

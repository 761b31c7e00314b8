import { PAN } from './pointerState';
import { pressOn } from './pressOn';
import type { Handlers } from './transitions';

const MIDDLE_BUTTON = 1;

/** No pointer is down: the first is a press, or pans at once where nothing can be pressed. */
export const idle: Handlers<'idle'> = {
  down(_state, input, stage) {
    if (stage.context.readOnly || stage.isSpaceHeld || input.event.button === MIDDLE_BUTTON) return PAN;
    return { kind: 'press', pressed: pressOn(input, stage) };
  },
};

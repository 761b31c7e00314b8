import { IDLE } from './pointerState';
import type { Handlers } from './transitions';

/** A pointer is still down without effect, until another comes or it is lifted. */
export const ignored: Handlers<'ignored'> = {
  down: () => ({ kind: 'pinch', last: 'ignored' }),
  up: () => IDLE,
  cancel: () => IDLE,
};

import { IDLE } from './pointerState';
import type { Handlers } from './transitions';

/** A pointer is still down and has nothing more to do, until another comes or it is lifted. */
export const ignored: Handlers<'ignored'> = {
  down: () => ({ kind: 'pinch', last: 'ignored' }),
  up: () => IDLE,
  cancel: () => IDLE,
};

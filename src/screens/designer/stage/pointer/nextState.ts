import { drag } from './drag';
import { idle } from './idle';
import { ignored } from './ignored';
import { marquee } from './marquee';
import { pan } from './pan';
import { pinch } from './pinch';
import type { PointerStage } from './pointerStage';
import type { PointerState, StateName } from './pointerState';
import { press } from './press';
import type { Handlers, Inputs } from './transitions';

const STATES: { readonly [S in StateName]: Handlers<S> } = {
  idle,
  press,
  drag,
  marquee,
  pan,
  pinch,
  ignored,
};

/** Any state's handlers, each called with that state alone. */
type AnyHandlers = {
  readonly [E in keyof Inputs]?: (state: PointerState, input: Inputs[E], stage: PointerStage) => PointerState;
};

/**
 * Carries out an event's effect on the stage in a state.
 *
 * @returns the next state; the same object where the event has no effect in it.
 */
export function nextState<E extends keyof Inputs>(
  state: PointerState,
  event: E,
  input: Inputs[E],
  stage: PointerStage,
): PointerState {
  // The compiler does not see that handlers found by a state's name receive that state.
  const handlers = STATES[state.kind] as AnyHandlers;
  return handlers[event]?.(state, input, stage) ?? state;
}

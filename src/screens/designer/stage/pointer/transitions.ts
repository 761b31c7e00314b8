import type { EndInput, MoveInput, PointerInput } from './pointerInput';
import type { PointerStage } from './pointerStage';
import type { StateName, StateOf } from './pointerState';

/**
 * Which state each leads to, by event. An event missing in a state leaves it unchanged. Each state's file
 * is type-checked against its entry.
 */
export interface Transitions {
  idle: { down: 'press' | 'pan' };
  press: {
    down: 'pinch';
    move: 'press' | 'drag' | 'marquee' | 'pan' | 'ignored';
    rest: 'press' | 'pan' | 'ignored';
    up: 'idle';
    cancel: 'idle';
  };
  drag: {
    down: 'pinch';
    move: 'drag' | 'ignored';
    escape: 'ignored';
    delete: 'ignored';
    up: 'idle';
    cancel: 'idle';
  };
  marquee: {
    down: 'pinch';
    move: 'marquee' | 'ignored';
    escape: 'ignored';
    delete: 'ignored';
    up: 'idle';
    cancel: 'idle';
  };
  pan: { down: 'pinch'; move: 'pan'; escape: 'pan'; delete: 'pan'; up: 'idle'; cancel: 'idle' };
  pinch: {
    down: 'pinch';
    move: 'pinch';
    up: 'pinch' | 'pan' | 'ignored';
    cancel: 'pinch' | 'pan' | 'ignored';
  };
  ignored: { down: 'pinch'; up: 'idle'; cancel: 'idle' };
}

/** The pointers' events, with their data. */
export interface Inputs {
  down: PointerInput;
  move: MoveInput;
  /** The one that is down has been still for the time of a long press. */
  rest: undefined;
  escape: undefined;
  delete: undefined;
  up: EndInput;
  /** The browser cancelled a pointer. */
  cancel: EndInput;
}

/** A state's event handlers, each returning the next state. */
export type Handlers<S extends StateName> = {
  readonly [E in keyof Transitions[S] & keyof Inputs]: (
    state: StateOf<S>,
    input: Inputs[E],
    stage: PointerStage,
  ) => StateOf<Extract<Transitions[S][E], StateName>>;
};

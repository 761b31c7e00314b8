import type { EndInput, MoveInput, PointerInput } from './pointerInput';
import type { PointerStage } from './pointerStage';
import type { StateName, StateOf } from './pointerState';

/**
 * Which state each leads to, by which event. An event that a state does not name leaves it as it is. Each state's file
 * is compiled against its line.
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

/** What happens to the pointers, with what is known of it. */
export interface Inputs {
  down: PointerInput;
  move: MoveInput;
  /** The one that is down has rested for as long as a long press takes. */
  rest: undefined;
  escape: undefined;
  delete: undefined;
  up: EndInput;
  /** The browser took a pointer away. */
  cancel: EndInput;
}

/** What a state does on each of its events, and the state that follows. */
export type Handlers<S extends StateName> = {
  readonly [E in keyof Transitions[S] & keyof Inputs]: (
    state: StateOf<S>,
    input: Inputs[E],
    stage: PointerStage,
  ) => StateOf<Extract<Transitions[S][E], StateName>>;
};

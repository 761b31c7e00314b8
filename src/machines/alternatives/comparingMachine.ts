import { assign, setup } from 'xstate';
import type { Offered } from '../../api/lists';
import { type Failure, failureOf, withFailure } from '../failure';
import { type Compared, type ComparingAct, compare, fetchCatalogue } from './effects';

export interface ComparingContext {
  /** The stone that the page is about: one of them. */
  readonly id: number;
  readonly offered: Offered | undefined;
  /** Undefined until they are there. */
  readonly compared: Compared | undefined;
  /** What is being done, or failed last. */
  readonly act: ComparingAct;
  readonly failure: Failure | undefined;
}

export type ComparingEvent =
  | { readonly type: 'act'; readonly act: ComparingAct }
  | { readonly type: 'retry' }
  | { readonly type: 'close' };

/** The page of stones side by side, for their business: one thing is done at a time, and shown as the server then has it. */
export const comparingMachine = setup({
  types: {
    context: {} as ComparingContext,
    events: {} as ComparingEvent,
    input: {} as { readonly id: number },
  },
  actors: { compare, fetchCatalogue },
  actions: { recordFailure: assign((_, error: unknown) => ({ failure: failureOf(error) })) },
}).createMachine({
  id: 'comparing',
  context: ({ input }) => ({
    ...input,
    ...{ offered: undefined, compared: undefined, act: { kind: 'look' }, failure: undefined },
  }),
  initial: 'cataloguing',
  states: {
    cataloguing: {
      invoke: {
        src: 'fetchCatalogue',
        onDone: { target: 'acting', actions: assign(({ event }) => ({ offered: event.output })) },
        onError: { target: 'failingToOpen', actions: withFailure },
      },
    },
    failingToOpen: { on: { retry: 'cataloguing' } },
    shown: {
      on: { act: { target: 'acting', actions: assign(({ event }) => ({ act: event.act })) } },
    },
    acting: {
      invoke: {
        src: 'compare',
        input: ({ context: { id, act } }) => ({ id, act }),
        onDone: { target: 'shown', actions: assign(({ event }) => ({ compared: event.output })) },
        onError: [
          { guard: ({ context }) => !context.compared, target: 'failingToOpen', actions: withFailure },
          { target: 'failing', actions: withFailure },
        ],
      },
    },
    /** What failed may have been heard: looking again shows it. */
    failing: {
      on: {
        retry: 'acting',
        close: { target: 'acting', actions: assign({ act: { kind: 'look' } }) },
      },
    },
  },
});

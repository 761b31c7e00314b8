import { assign, fromPromise, setup } from 'xstate';
import { endStepLetters, fetchStepLetters } from '../../api/stepLetters';
import type { StepLetters } from '../../stone/wire/stepLetters';
import { type Failure, failureOf, withFailure } from '../failure';
import { unlessAborted } from '../unlessAborted';

interface EndingContext {
  /** The token of the letter's link. */
  readonly token: string;
  readonly failure: Failure | undefined;
}

/** The page on which a letter's reader ends letters of its kind: it is looked how they stand, and ended by a press alone. */
export const endingMachine = setup({
  types: {
    context: {} as EndingContext,
    events: {} as { readonly type: 'end' } | { readonly type: 'retry' },
    input: {} as { readonly token: string },
  },
  actors: {
    look: fromPromise<StepLetters, string>(({ input, signal }) =>
      unlessAborted(signal, fetchStepLetters(input, signal)),
    ),
    end: fromPromise<StepLetters, string>(({ input, signal }) =>
      unlessAborted(signal, endStepLetters(input, signal)),
    ),
  },
  guards: { isEnded: (_, { isEnded }: StepLetters) => isEnded },
  actions: { recordFailure: assign((_, error: unknown) => ({ failure: failureOf(error) })) },
}).createMachine({
  id: 'ending',
  context: ({ input }) => ({ token: input.token, failure: undefined }),
  initial: 'looking',
  states: {
    looking: {
      invoke: {
        src: 'look',
        input: ({ context }) => context.token,
        onDone: [
          { guard: { type: 'isEnded', params: ({ event }) => event.output }, target: 'ended' },
          { target: 'asking' },
        ],
        onError: { target: 'failingToLook', actions: withFailure },
      },
    },
    failingToLook: { on: { retry: 'looking' } },
    asking: { on: { end: 'ending' } },
    ending: {
      invoke: {
        src: 'end',
        input: ({ context }) => context.token,
        onDone: 'ended',
        onError: { target: 'failingToEnd', actions: withFailure },
      },
    },
    /** It is unknown whether it arrived: ended again they are ended once. */
    failingToEnd: { on: { retry: 'ending' } },
    ended: {},
  },
});

import { assign, fromPromise, setup } from 'xstate';
import { answerConfirmation, fetchConfirmation } from '../../api/confirmation';
import type { Confirmation, ConfirmationAnswer } from '../../stone/wire/confirmation';
import { type Failure, failureOf, withFailure } from '../failure';
import { unlessAborted } from '../unlessAborted';

interface ConfirmingContext {
  /** The token of the letter's link. */
  readonly token: string;
  /** The order's state; undefined until it is loaded. */
  readonly order: Confirmation | undefined;
  /** The last answer, to be retried. */
  readonly answer: ConfirmationAnswer;
  readonly failure: Failure | undefined;
}

export type ConfirmingEvent =
  | { readonly type: 'answer'; readonly answer: ConfirmationAnswer }
  | { readonly type: 'retry' };

const taken = {
  type: 'take',
  params: ({ event }: { event: { output: Confirmation } }) => event.output,
} as const;
/** The page linked in a confirmation letter: the order is loaded and answered, and the result shown. */
export const confirmingMachine = setup({
  types: {
    context: {} as ConfirmingContext,
    events: {} as ConfirmingEvent,
    input: {} as { readonly token: string },
  },
  actors: {
    look: fromPromise<Confirmation, string>(({ input, signal }) =>
      unlessAborted(signal, fetchConfirmation(input, signal)),
    ),
    tell: fromPromise<Confirmation, Pick<ConfirmingContext, 'token' | 'answer'>>(({ input, signal }) =>
      unlessAborted(signal, answerConfirmation(input.token, input.answer, signal)),
    ),
  },
  actions: {
    take: assign((_, order: Confirmation) => ({ order, failure: undefined })),
    recordFailure: assign((_, error: unknown) => ({ failure: failureOf(error) })),
  },
}).createMachine({
  id: 'confirming',
  context: ({ input }) => ({ token: input.token, order: undefined, answer: 'confirm', failure: undefined }),
  initial: 'looking',
  states: {
    looking: {
      invoke: {
        src: 'look',
        input: ({ context }) => context.token,
        onDone: { target: 'shown', actions: taken },
        onError: { target: 'failingToLook', actions: withFailure },
      },
    },
    failingToLook: { on: { retry: 'looking' } },
    shown: {
      on: { answer: { target: 'answering', actions: assign(({ event }) => ({ answer: event.answer })) } },
    },
    answering: {
      invoke: {
        src: 'tell',
        input: ({ context: { token, answer } }) => ({ token, answer }),
        onDone: { target: 'shown', actions: taken },
        onError: { target: 'failingToAnswer', actions: withFailure },
      },
    },
    /** It is unknown whether the answer arrived: sending the same one again counts once. */
    failingToAnswer: { on: { retry: 'answering' } },
  },
});

import { assign, fromPromise, setup } from 'xstate';
import { askForPasswordLetter } from '../../api/password';
import { type Failure, failureOf } from '../failure';
import { unlessAborted } from '../unlessAborted';

interface LetterContext {
  /** The entered name or address. */
  readonly name: string;
  readonly failure: Failure | undefined;
}

export type LetterEvent =
  | { readonly type: 'ask'; readonly name: string }
  /** Another name is tried. */
  | { readonly type: 'again' };

/** The page for a forgotten password: requests a letter, and says that one may be on its way. */
export const letterMachine = setup({
  types: { context: {} as LetterContext, events: {} as LetterEvent },
  actors: {
    ask: fromPromise<void, string>(({ input, signal }) =>
      unlessAborted(signal, askForPasswordLetter(input, signal)),
    ),
  },
}).createMachine({
  id: 'passwordLetter',
  context: { name: '', failure: undefined },
  initial: 'writing',
  states: {
    writing: {
      on: {
        ask: { target: 'asking', actions: assign(({ event }) => ({ name: event.name, failure: undefined })) },
      },
    },
    asking: {
      invoke: {
        src: 'ask',
        input: ({ context }) => context.name,
        onDone: 'asked',
        onError: { target: 'writing', actions: assign(({ event }) => ({ failure: failureOf(event.error) })) },
      },
    },
    asked: { on: { again: 'writing' } },
  },
});

import { assign, type ErrorActorEvent, fromPromise, setup } from 'xstate';
import { Refused } from '../../api/http';
import { choosePassword, fetchPasswordLink } from '../../api/password';
import type { PasswordLink } from '../../stone/wire/password';
import { type Failure, failureOf } from '../failure';
import { unlessAborted } from '../unlessAborted';

interface ChoosingContext {
  /** The token of the letter's link. */
  readonly token: string;
  /** The user's name; undefined until it is loaded. */
  readonly username: string | undefined;
  readonly failure: Failure | undefined;
}

export type ChoosingEvent = { readonly type: 'save'; readonly password: string } | { readonly type: 'retry' };

type Failed = { readonly event: ErrorActorEvent };
const failed = { type: 'recordFailure', params: ({ event }: Failed) => event.error } as const;
const gone = {
  guard: { type: 'isGone', params: ({ event }: Failed) => event.error },
  target: 'gone',
  actions: failed,
} as const;

/** The page that a letter links to: shows whose password it is, and sets a new one. */
export const choosingMachine = setup({
  types: {
    context: {} as ChoosingContext,
    events: {} as ChoosingEvent,
    input: {} as { readonly token: string },
  },
  actors: {
    look: fromPromise<PasswordLink, string>(({ input, signal }) =>
      unlessAborted(signal, fetchPasswordLink(input, signal)),
    ),
    save: fromPromise<void, { readonly token: string; readonly password: string }>(({ input, signal }) =>
      unlessAborted(signal, choosePassword(input.token, input.password, signal)),
    ),
  },
  guards: {
    isGone: (_, error: unknown) => error instanceof Refused && error.status === 404,
  },
  actions: {
    recordFailure: assign((_, error: unknown) => ({ failure: failureOf(error) })),
  },
}).createMachine({
  id: 'choosingPassword',
  context: ({ input }) => ({ token: input.token, username: undefined, failure: undefined }),
  initial: 'looking',
  states: {
    looking: {
      invoke: {
        src: 'look',
        input: ({ context }) => context.token,
        onDone: { target: 'choosing', actions: assign(({ event }) => event.output) },
        onError: [gone, { target: 'failingToLook', actions: failed }],
      },
    },
    failingToLook: { on: { retry: 'looking' } },
    choosing: { on: { save: 'saving' } },
    saving: {
      entry: assign({ failure: undefined }),
      invoke: {
        src: 'save',
        // The input goes only to the call: a password is not stored.
        input: ({ context: { token }, event }) => ({
          token,
          password: event.type === 'save' ? event.password : '',
        }),
        onDone: 'saved',
        onError: [gone, { target: 'choosing', actions: failed }],
      },
    },
    saved: {},
    /** The link was used, is too old, or was never valid. */
    gone: {},
  },
});

import { assign, type ErrorActorEvent, fromPromise, setup } from 'xstate';
import { Refused } from '../../api/http';
import { choosePassword, fetchPasswordLink } from '../../api/password';
import type { PasswordLink } from '../../stone/wire/password';
import { type Failure, failureOf } from '../failure';
import { unlessAborted } from '../unlessAborted';

interface ChoosingContext {
  /** The token of the letter's link. */
  readonly token: string;
  /** Whose password it is; undefined until that is known. */
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

/** The page that a letter leads to: whose password it is, and another one chosen for it. */
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
        // What was typed goes to the call alone: a password is not kept.
        input: ({ context: { token }, event }) => ({
          token,
          password: event.type === 'save' ? event.password : '',
        }),
        onDone: 'saved',
        onError: [gone, { target: 'choosing', actions: failed }],
      },
    },
    saved: {},
    /** The link was used, is too old, or never was one. */
    gone: {},
  },
});

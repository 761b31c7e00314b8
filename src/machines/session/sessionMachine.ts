import { assign, type ErrorActorEvent, setup } from 'xstate';
import type { User } from '../../api/session';
import type { LoginRequest } from '../../stone/wire/login';
import { type Mishap, mishapOf } from '../mishap';
import { keep, logIn, logOut, watch } from './effects';

export interface SessionContext {
  readonly user: User | undefined;
  /** What a login is being tried with. */
  readonly given: LoginRequest | undefined;
  readonly mishap: Mishap | undefined;
}

export type SessionEvent =
  | { readonly type: 'log in'; readonly given: LoginRequest }
  | { readonly type: 'log out' }
  /** An answer said that the login no longer holds (403, specification section 8). */
  | { readonly type: 'expired' }
  /** Somebody logged in or out in another tab. */
  | { readonly type: 'changed elsewhere'; readonly user: User | undefined };

/** Who is logged in (specification section 4, "Authentication"). */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as { readonly user: User | undefined },
  },
  actors: { logIn, logOut, watch },
  guards: { isUser: (_, user: User | undefined) => user !== undefined },
  actions: {
    keep: (_, user: User | undefined) => keep(user),
    take: assign((_, user: User | undefined) => ({ user, given: undefined, mishap: undefined })),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ user: input.user, given: undefined, mishap: undefined }),
  invoke: { src: 'watch' },
  initial: 'opening',
  on: {
    'changed elsewhere': [
      {
        guard: { type: 'isUser', params: ({ event }) => event.user },
        target: '.loggedIn',
        actions: { type: 'take', params: ({ event }) => event.user },
      },
      { target: '.loggedOut', actions: { type: 'take', params: undefined } },
    ],
  },
  states: {
    opening: {
      always: [
        { guard: { type: 'isUser', params: ({ context }) => context.user }, target: 'loggedIn' },
        { target: 'loggedOut' },
      ],
    },
    loggedOut: {
      on: { 'log in': { target: 'loggingIn', actions: assign(({ event }) => ({ given: event.given })) } },
    },
    loggingIn: {
      entry: assign({ mishap: undefined }),
      invoke: {
        src: 'logIn',
        input: ({ context }) => context.given,
        onDone: {
          target: 'loggedIn',
          actions: [
            { type: 'take', params: ({ event }) => event.output },
            { type: 'keep', params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: 'loggedOut',
          actions: [
            { type: 'keep', params: undefined },
            assign(({ event }: { event: ErrorActorEvent }) => ({
              user: undefined,
              mishap: mishapOf(event.error),
            })),
          ],
        },
      },
    },
    loggedIn: {
      on: {
        'log out': 'loggingOut',
        expired: {
          target: 'expired',
          actions: [
            { type: 'take', params: undefined },
            { type: 'keep', params: undefined },
          ],
        },
        // A token handed over is another login, whoever was logged in before.
        'log in': { target: 'loggingIn', actions: assign(({ event }) => ({ given: event.given })) },
      },
    },
    /** The token is forgotten here at once; whether the server has heard of it changes nothing for the person. */
    loggingOut: {
      entry: { type: 'keep', params: undefined },
      invoke: {
        src: 'logOut',
        input: ({ context }) => context.user,
        onDone: { target: 'loggedOut', actions: { type: 'take', params: undefined } },
        onError: { target: 'loggedOut', actions: { type: 'take', params: undefined } },
      },
    },
    expired: {
      on: { 'log in': { target: 'loggingIn', actions: assign(({ event }) => ({ given: event.given })) } },
    },
  },
});

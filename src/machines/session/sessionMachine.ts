import { assign, type ErrorActorEvent, setup } from 'xstate';
import { Refused } from '../../api/http';
import type { User } from '../../api/session';
import { accessFailureOf } from '../accessFailure';
import type { SessionContext, SessionEvent } from './context';
import { keep, logIn, logOut, watch } from './effects';

type Failed = { readonly event: ErrorActorEvent };

/** The login state (specification section 4, "Authentication"). */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as { readonly user: User | undefined },
  },
  actors: { logIn, logOut, watch },
  guards: {
    isUser: (_, user: User | undefined) => user !== undefined,
    asksForCode: (_, error: unknown) => error instanceof Refused && error.code === 'codeNeeded',
  },
  actions: {
    keep: (_, user: User | undefined) => keep(user),
    take: assign((_, user: User | undefined) => ({
      user,
      given: undefined,
      failure: undefined,
      codeAskedOf: undefined,
    })),
    askForCode: assign(({ context: { given } }) => ({
      user: undefined,
      codeAskedOf: typeof given === 'object' && 'username' in given ? given.username : undefined,
    })),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({
    user: input.user,
    given: undefined,
    failure: undefined,
    codeAskedOf: undefined,
  }),
  invoke: { src: 'watch' },
  initial: 'opening',
  on: {
    'stone.changedElsewhere': [
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
      on: {
        'session.logIn': { target: 'loggingIn', actions: assign(({ event }) => ({ given: event.given })) },
      },
    },
    loggingIn: {
      entry: assign({ failure: undefined }),
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
        onError: [
          {
            guard: { type: 'asksForCode', params: ({ event }: Failed) => event.error },
            target: 'loggedOut',
            actions: [{ type: 'keep', params: undefined }, 'askForCode'],
          },
          {
            target: 'loggedOut',
            actions: [
              { type: 'keep', params: undefined },
              assign(({ event }: Failed) => ({ user: undefined, failure: accessFailureOf(event.error) })),
            ],
          },
        ],
      },
    },
    loggedIn: {
      on: {
        'session.logOut': 'loggingOut',
        expired: {
          target: 'expired',
          actions: [
            { type: 'take', params: undefined },
            { type: 'keep', params: undefined },
          ],
        },
        // A token from another program is a new login, whoever was logged in before.
        'session.logIn': { target: 'loggingIn', actions: assign(({ event }) => ({ given: event.given })) },
      },
    },
    /** The token is removed here at once; whether the server has received the logout does not matter to the user. */
    loggingOut: {
      entry: { type: 'keep', params: undefined },
      invoke: {
        src: 'logOut',
        input: ({ context }) => context.user,
        onDone: { target: 'loggedOut', actions: { type: 'take', params: undefined } },
        onError: { target: 'loggedOut', actions: { type: 'take', params: undefined } },
      },
      on: {
        // Whoever logs in before the server has answered the logout is not kept waiting; that goes on by itself.
        'session.logIn': {
          target: 'loggingIn',
          actions: [{ type: 'take', params: undefined }, assign(({ event }) => ({ given: event.given }))],
        },
      },
    },
    expired: {
      on: {
        'session.logIn': { target: 'loggingIn', actions: assign(({ event }) => ({ given: event.given })) },
      },
    },
  },
});

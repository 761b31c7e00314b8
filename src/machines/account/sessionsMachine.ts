import { assign, type ErrorActorEvent, fromPromise, setup } from 'xstate';
import { endOtherSessions, endSession, fetchSessions } from '../../api/ownSessions';
import type { OwnSession } from '../../stone/wire/session';
import { type Failure, failureOf } from '../failure';

/** Which logins to end: one by its id, or all but this one. */
export type Ended = { readonly id: string } | 'others';

interface SessionsContext {
  readonly sessions: readonly OwnSession[];
  /** What is being ended, or was last. */
  readonly ended: Ended | undefined;
  readonly failure: Failure | undefined;
}

type SessionsEvent = { readonly type: 'end'; readonly ended: Ended } | { readonly type: 'retry' };
type Failed = { readonly event: ErrorActorEvent };

/** Lists where a user is logged in, and ends unwanted logins. */
export const sessionsMachine = setup({
  types: { context: {} as SessionsContext, events: {} as SessionsEvent },
  actors: {
    list: fromPromise<readonly OwnSession[]>(({ signal }) => fetchSessions(signal)),
    end: fromPromise<void, Ended | undefined>(async ({ input, signal }) => {
      if (input === 'others') await endOtherSessions(signal);
      else if (input) await endSession(input.id, signal);
    }),
  },
  actions: {
    recordFailure: assign((_, error: unknown) => ({ failure: failureOf(error) })),
  },
}).createMachine({
  id: 'sessions',
  context: { sessions: [], ended: undefined, failure: undefined },
  initial: 'listing',
  states: {
    listing: {
      invoke: {
        src: 'list',
        onDone: { target: 'showing', actions: assign(({ event }) => ({ sessions: event.output })) },
        onError: {
          target: 'failingToList',
          actions: { type: 'recordFailure', params: ({ event }: Failed) => event.error },
        },
      },
    },
    failingToList: { on: { retry: 'listing' } },
    showing: { on: { end: { target: 'ending', actions: assign(({ event }) => ({ ended: event.ended })) } } },
    ending: {
      invoke: {
        src: 'end',
        input: ({ context }) => context.ended,
        onDone: 'listing',
        onError: {
          target: 'failingToEnd',
          actions: { type: 'recordFailure', params: ({ event }: Failed) => event.error },
        },
      },
    },
    failingToEnd: {
      on: {
        retry: 'ending',
        end: { target: 'ending', actions: assign(({ event }) => ({ ended: event.ended })) },
      },
    },
  },
});

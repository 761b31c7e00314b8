import { assign, type ErrorActorEvent } from 'xstate';
import { designsSetup } from './setup';

/** The popup `accesses`: who read and changed the row's stone and case. */
export const readingAccesses = designsSetup.createStateConfig({
  initial: 'fetching',
  on: { close: '#designs.work.idle' },
  states: {
    fetching: {
      invoke: {
        src: 'fetchAccesses',
        input: ({ context }) => context.row,
        onDone: { target: 'showing', actions: assign(({ event }) => ({ accesses: event.output })) },
        onError: {
          target: 'failing',
          actions: { type: 'recordFailure', params: ({ event }: { event: ErrorActorEvent }) => event.error },
        },
      },
    },
    showing: {},
    failing: { on: { retry: 'fetching' } },
  },
});

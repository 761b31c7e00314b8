import { assign, setup } from 'xstate';
import type { MasonOrder } from '../../stone/wire/mason';
import { type Failure, failureOf } from '../failure';
import { listOrders } from './effects';

interface InboxContext {
  readonly orders: readonly MasonOrder[];
  readonly failure: Failure | undefined;
}

/** The list of a mason's orders: it is loaded, and again where that failed. */
export const inboxMachine = setup({
  types: { context: {} as InboxContext, events: {} as { readonly type: 'retry' } },
  actors: { listOrders },
}).createMachine({
  id: 'inbox',
  context: { orders: [], failure: undefined },
  initial: 'listing',
  states: {
    listing: {
      invoke: {
        src: 'listOrders',
        onDone: { target: 'shown', actions: assign(({ event }) => ({ orders: event.output })) },
        onError: { target: 'failing', actions: assign(({ event }) => ({ failure: failureOf(event.error) })) },
      },
    },
    failing: { on: { retry: 'listing' } },
    shown: {},
  },
});

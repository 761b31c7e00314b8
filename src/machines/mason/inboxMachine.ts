import { assign, setup } from 'xstate';
import { type Failure, failureOf } from '../failure';
import { type Inbox, openInbox } from './effects';

interface InboxContext {
  /** Undefined until it is fetched. */
  readonly inbox: Inbox | undefined;
  readonly failure: Failure | undefined;
}

/** The list of a mason's orders, and how their files are made: it is loaded, and again where that failed. */
export const inboxMachine = setup({
  types: { context: {} as InboxContext, events: {} as { readonly type: 'retry' } },
  actors: { openInbox },
}).createMachine({
  id: 'inbox',
  context: { inbox: undefined, failure: undefined },
  initial: 'listing',
  states: {
    listing: {
      invoke: {
        src: 'openInbox',
        onDone: { target: 'shown', actions: assign(({ event }) => ({ inbox: event.output })) },
        onError: { target: 'failing', actions: assign(({ event }) => ({ failure: failureOf(event.error) })) },
      },
    },
    failing: { on: { retry: 'listing' } },
    shown: {},
  },
});

import { assign, fromPromise, setup } from 'xstate';
import { fetchAccount } from '../../api/account';
import type { Account } from '../../stone/wire/account';
import { type Failure, failureOf } from '../failure';
import { unlessAborted } from '../unlessAborted';

interface AccountContext {
  /** Undefined until it is loaded. */
  readonly account: Account | undefined;
  readonly failure: Failure | undefined;
}

/** Loads what is known about the logged-in user. */
export const accountMachine = setup({
  types: { context: {} as AccountContext, events: {} as { readonly type: 'retry' } },
  actors: {
    look: fromPromise<Account>(({ signal }) => unlessAborted(signal, fetchAccount(signal))),
  },
}).createMachine({
  id: 'account',
  context: { account: undefined, failure: undefined },
  initial: 'looking',
  states: {
    looking: {
      invoke: {
        src: 'look',
        onDone: { target: 'showing', actions: assign(({ event }) => ({ account: event.output })) },
        onError: {
          target: 'failingToLook',
          actions: assign(({ event }) => ({ failure: failureOf(event.error) })),
        },
      },
    },
    showing: {},
    failingToLook: { on: { retry: 'looking' } },
  },
});

import { assign, fromPromise, setup } from 'xstate';
import { fetchAccount } from '../../api/account';
import type { Account } from '../../stone/wire/account';
import { type Mishap, mishapOf } from '../mishap';
import { unlessGivenUp } from '../unlessGivenUp';

interface AccountContext {
  /** Undefined until it is known. */
  readonly account: Account | undefined;
  readonly mishap: Mishap | undefined;
}

/** What is known of whoever is logged in, looked up. */
export const accountMachine = setup({
  types: { context: {} as AccountContext, events: {} as { readonly type: 'retry' } },
  actors: {
    look: fromPromise<Account>(({ signal }) => unlessGivenUp(signal, fetchAccount(signal))),
  },
}).createMachine({
  id: 'account',
  context: { account: undefined, mishap: undefined },
  initial: 'looking',
  states: {
    looking: {
      invoke: {
        src: 'look',
        onDone: { target: 'showing', actions: assign(({ event }) => ({ account: event.output })) },
        onError: {
          target: 'failingToLook',
          actions: assign(({ event }) => ({ mishap: mishapOf(event.error) })),
        },
      },
    },
    showing: {},
    failingToLook: { on: { retry: 'looking' } },
  },
});

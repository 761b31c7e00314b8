import { assign, type ErrorActorEvent, fromPromise, setup } from 'xstate';
import { Refused } from '../../api/http';
import { addPasskey, fetchPasskeys, removePasskey } from '../../api/passkeys';
import { fetchSecondFactor } from '../../api/secondFactor';
import type { Passkey } from '../../stone/wire/passkey';
import { type AccessFailure, accessFailureOf } from '../accessFailure';

/** The user's proof of identity: a code where the login asks for one. */
type Proof = 'password' | 'anyCode';

/** The existing keys, and what is required before another is created. */
interface Listed {
  readonly passkeys: readonly Passkey[];
  readonly asks: Proof;
}

interface PasskeysContext extends Listed {
  /** The key about to be removed. */
  readonly chosen: string | undefined;
  /** The last action. */
  readonly done: 'added' | 'removed' | undefined;
  readonly failure: AccessFailure | undefined;
}

type PasskeysEvent =
  | { readonly type: 'add' | 'cancel' | 'retry' | 'removal.confirm' }
  /** The password or the code that is asked for. */
  | { readonly type: 'give'; readonly given: string }
  | { readonly type: 'remove'; readonly id: string };

type Failed = { readonly event: ErrorActorEvent };
const failed = { type: 'recordFailure', params: ({ event }: Failed) => event.error } as const;

/** What the server asks for instead, where the second factor was turned on or off meanwhile. */
function askedBy(error: unknown, asked: Proof): Proof {
  if (!(error instanceof Refused)) return asked;
  if (error.code === 'codeWrong') return 'anyCode';
  return error.code === 'passwordWrong' ? 'password' : asked;
}

/** The keys for logging in without a password: listed, created and removed. */
export const passkeysMachine = setup({
  types: { context: {} as PasskeysContext, events: {} as PasskeysEvent },
  actors: {
    list: fromPromise<Listed>(async ({ signal }) => {
      const [passkeys, { isOn }] = await Promise.all([fetchPasskeys(signal), fetchSecondFactor(signal)]);
      return { passkeys, asks: isOn ? 'anyCode' : 'password' };
    }),
    add: fromPromise<void, string>(({ input, signal }) => addPasskey(input, signal)),
    remove: fromPromise<void, string>(({ input, signal }) => removePasskey(input, signal)),
  },
  actions: {
    take: assign((_, listed: Listed) => listed),
    recordFailure: assign(({ context }, error: unknown) => ({
      failure: accessFailureOf(error),
      asks: askedBy(error, context.asks),
    })),
    forgetFailure: assign({ failure: undefined }),
    beginAnew: assign({ failure: undefined, done: undefined }),
  },
}).createMachine({
  id: 'passkeys',
  context: { passkeys: [], asks: 'password', chosen: undefined, done: undefined, failure: undefined },
  initial: 'listing',
  states: {
    listing: {
      entry: 'forgetFailure',
      invoke: {
        src: 'list',
        onDone: { target: 'showing', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: { target: 'failingToList', actions: failed },
      },
    },
    failingToList: { on: { retry: 'listing' } },
    showing: {
      on: {
        add: { target: 'askingProof', actions: 'beginAnew' },
        remove: {
          target: 'askingToRemove',
          actions: ['beginAnew', assign(({ event }) => ({ chosen: event.id }))],
        },
      },
    },
    askingProof: { on: { give: 'adding', cancel: { target: 'showing', actions: 'forgetFailure' } } },
    /** Meanwhile the browser asks for a finger, a face or a PIN. */
    adding: {
      entry: 'forgetFailure',
      invoke: {
        src: 'add',
        // The input goes only to the call: a password is not stored.
        input: ({ event }) => (event.type === 'give' ? event.given : ''),
        onDone: { target: 'listing', actions: assign({ done: 'added' }) },
        onError: { target: 'askingProof', actions: failed },
      },
    },
    askingToRemove: {
      on: { 'removal.confirm': 'removing', cancel: { target: 'showing', actions: 'forgetFailure' } },
    },
    removing: {
      entry: 'forgetFailure',
      invoke: {
        src: 'remove',
        input: ({ context }) => context.chosen ?? '',
        onDone: { target: 'listing', actions: assign({ done: 'removed' }) },
        onError: { target: 'askingToRemove', actions: failed },
      },
    },
  },
});

import { assign, type ErrorActorEvent, fromPromise, setup } from 'xstate';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  fetchSecondFactor,
  renewRecoveryCodes,
} from '../../api/secondFactor';
import type { BegunFactor, SecondFactor } from '../../stone/wire/secondFactor';
import { type Failure, failureOf } from '../failure';

interface SecondFactorContext {
  readonly factor: SecondFactor;
  /** What the authenticator app imports, while it is being turned on. */
  readonly begun: BegunFactor | undefined;
  /** The recovery codes while they are shown; they are never shown again. */
  readonly codes: readonly string[];
  readonly failure: Failure | undefined;
}

export type SecondFactorEvent =
  | { readonly type: 'factor.turnOn' | 'factor.turnOff' | 'codes.renew' | 'cancel' | 'codes.kept' | 'retry' }
  /** The password or the code that is asked for. */
  | { readonly type: 'give'; readonly given: string };

/** The input goes only to the call: a password is not stored. */
const typed = {
  input: ({ event }: { readonly event: SecondFactorEvent }) => (event.type === 'give' ? event.given : ''),
};
const failed = {
  type: 'recordFailure',
  params: ({ event }: { readonly event: ErrorActorEvent }) => event.error,
} as const;
const shown = {
  target: 'showingCodes',
  actions: {
    type: 'takeCodes',
    params: ({ event }: { readonly event: { readonly output: readonly string[] } }) => event.output,
  },
} as const;

/** A code besides the password: whether it is required, turned on and off by the logged-in user. */
export const secondFactorMachine = setup({
  types: { context: {} as SecondFactorContext, events: {} as SecondFactorEvent },
  actors: {
    look: fromPromise<SecondFactor>(({ signal }) => fetchSecondFactor(signal)),
    begin: fromPromise<BegunFactor, string>(({ input, signal }) => beginSecondFactor(input, signal)),
    confirm: fromPromise<readonly string[], string>(({ input, signal }) =>
      confirmSecondFactor(input, signal),
    ),
    renew: fromPromise<readonly string[], string>(({ input, signal }) => renewRecoveryCodes(input, signal)),
    end: fromPromise<void, string>(({ input, signal }) => endSecondFactor(input, signal)),
  },
  guards: { isOn: (_, { isOn }: SecondFactor) => isOn },
  actions: {
    take: assign((_, factor: SecondFactor) => ({ factor, begun: undefined, codes: [], failure: undefined })),
    takeCodes: assign((_, codes: readonly string[]) => ({ codes, begun: undefined, failure: undefined })),
    recordFailure: assign((_, error: unknown) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: undefined }),
  },
}).createMachine({
  id: 'secondFactor',
  context: { factor: { isOn: false, codesLeft: 0 }, begun: undefined, codes: [], failure: undefined },
  initial: 'looking',
  states: {
    looking: {
      invoke: {
        src: 'look',
        onDone: [
          {
            guard: { type: 'isOn', params: ({ event }) => event.output },
            target: 'on',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'off', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failingToLook', actions: failed },
      },
    },
    failingToLook: { on: { retry: 'looking' } },
    off: { entry: 'forgetFailure', on: { 'factor.turnOn': 'askingPassword' } },
    askingPassword: { on: { give: 'beginning', cancel: 'off' } },
    beginning: {
      entry: 'forgetFailure',
      invoke: {
        src: 'begin',
        ...typed,
        onDone: { target: 'scanning', actions: assign(({ event }) => ({ begun: event.output })) },
        onError: { target: 'askingPassword', actions: failed },
      },
    },
    /** The app imports the secret and the user enters a first code. */
    scanning: { on: { give: 'confirming', cancel: 'off' } },
    confirming: {
      entry: 'forgetFailure',
      invoke: { src: 'confirm', ...typed, onDone: shown, onError: { target: 'scanning', actions: failed } },
    },
    showingCodes: { on: { 'codes.kept': 'looking' } },
    on: { entry: 'forgetFailure', on: { 'codes.renew': 'askingToRenew', 'factor.turnOff': 'askingToEnd' } },
    askingToRenew: { on: { give: 'renewing', cancel: 'on' } },
    renewing: {
      entry: 'forgetFailure',
      invoke: {
        src: 'renew',
        ...typed,
        onDone: shown,
        onError: { target: 'askingToRenew', actions: failed },
      },
    },
    askingToEnd: { on: { give: 'ending', cancel: 'on' } },
    ending: {
      entry: 'forgetFailure',
      invoke: {
        src: 'end',
        ...typed,
        onDone: 'looking',
        onError: { target: 'askingToEnd', actions: failed },
      },
    },
  },
});

import { assign, type ErrorActorEvent, enqueueActions, sendTo, setup } from 'xstate';
import { BUTTON_SUCCESS } from '../../stone/constants';
import type { RequiredField } from '../../stone/required';
import { StoneNotSaved } from '../designer/settled';
import { failureOf } from '../failure';
import { randomKey } from '../randomKey';
import type { Ordered, Reading, SendingContext, SendingEvent, SendingInput } from './context';
import { read, send } from './effects';

const sendingSetup = setup({
  types: { context: {} as SendingContext, events: {} as SendingEvent, input: {} as SendingInput },
  actors: { read, send },
  delays: { BUTTON_SUCCESS },
  guards: {
    isUnanswered: ({ context: { failure, isSent } }) => isSent && failure?.kind === 'unreachable',
    isComplete: (_, missing: readonly RequiredField[]) => missing.length === 0,
    /** The stone has not been changed, here or elsewhere, since its letter was written. */
    isAsRead: ({ context: { reading }, event }) =>
      event.type === 'confirm' &&
      reading !== undefined &&
      event.design === reading.design &&
      event.version === reading.letter.order.stones[0]?.version,
  },
  actions: {
    pointOut: assign((_, missing: readonly RequiredField[]) => ({ missing })),
    beginOrder: assign({ orderKey: () => randomKey(), failure: undefined, isSent: false }),
    keepReading: assign((_, reading: Reading) => ({ reading })),
    recordFailure: assign((_, error: unknown) => ({
      failure: error instanceof StoneNotSaved ? ({ kind: 'notSaved' } as const) : failureOf(error),
    })),
    /** Another user's version of the stone is shown, so that it can be read. */
    showTheirs: enqueueActions(({ context: { designer }, enqueue }, error: unknown) => {
      const failure = failureOf(error);
      if (failure.kind === 'conflict')
        enqueue.sendTo(designer, { type: 'stone.changedElsewhere', stone: failure.theirs });
    }),
    /** The designer continues with the stone's new state: sent, and so read-only. */
    handOver: sendTo(
      ({ context }) => context.designer,
      (_, stone: Ordered) => ({ type: 'sent', stone }) as const,
    ),
  },
});

/** Sends a stone to the stonemason: asks for what is missing, saves, shows the letter, and sends what was read. */
export const sendingMachine = sendingSetup.createMachine({
  id: 'sending',
  context: ({ input }) => ({
    ...input,
    reading: undefined,
    missing: [],
    failure: undefined,
    isSent: false,
    orderKey: randomKey(),
  }),
  initial: 'resting',
  states: {
    resting: {
      entry: assign({ missing: [] }),
      on: {
        order: [
          { guard: { type: 'isComplete', params: ({ event }) => event.missing }, target: 'savingFirst' },
          // All fields are shown, none is marked as missing yet.
          { target: 'fillingIn' },
        ],
        'settings.open': 'settling',
      },
    },
    /** The project settings, opened directly. */
    settling: { on: { close: 'resting' } },
    /** The project settings, opened because something required is missing. */
    fillingIn: {
      on: {
        continue: [
          { guard: { type: 'isComplete', params: ({ event }) => event.missing }, target: 'savingFirst' },
          { actions: { type: 'pointOut', params: ({ event }) => event.missing } },
        ],
        close: 'resting',
      },
    },
    /** What is sent is what the server has: the design is saved, and its letter fetched to be read. */
    savingFirst: {
      entry: assign({ isSent: false }),
      invoke: {
        src: 'read',
        input: ({ context }) => context.designer,
        onDone: {
          target: 'confirming',
          actions: { type: 'keepReading', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failing',
          actions: { type: 'recordFailure', params: ({ event }: { event: ErrorActorEvent }) => event.error },
        },
      },
    },
    /** The popup `send stone`: every line and the letter once more, since a cut cannot be undone. */
    confirming: {
      entry: 'beginOrder',
      on: {
        // Changes made meanwhile, here or elsewhere, have not been read.
        confirm: [{ guard: 'isAsRead', target: 'sending' }, { target: 'savingFirst' }],
        'settings.open': 'fillingIn',
        close: 'resting',
      },
    },
    sending: {
      entry: assign({ isSent: true }),
      invoke: {
        src: 'send',
        input: ({ context: { designer, reading, orderKey } }) => ({
          designer,
          // Only what was read leads here.
          reading: reading as Reading,
          orderKey,
        }),
        onDone: { target: 'sent', actions: { type: 'handOver', params: ({ event }) => event.output } },
        onError: {
          target: 'failing',
          actions: [
            { type: 'recordFailure', params: ({ event }: { event: ErrorActorEvent }) => event.error },
            { type: 'showTheirs', params: ({ event }: { event: ErrorActorEvent }) => event.error },
          ],
        },
      },
    },
    failing: {
      on: {
        // It is unknown whether it arrived: the same is sent again, with the same key.
        retry: [{ guard: 'isUnanswered', target: 'sending' }, { target: 'savingFirst' }],
        close: 'resting',
      },
    },
    sent: {
      initial: 'celebrating',
      on: { close: 'resting' },
      states: { celebrating: { after: { BUTTON_SUCCESS: 'calm' } }, calm: {} },
    },
  },
});

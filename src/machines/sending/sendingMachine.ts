import { assign, type ErrorActorEvent, enqueueActions, sendTo, setup } from 'xstate';
import { BUTTON_SUCCESS } from '../../stone/constants';
import type { Contact, RequiredField } from '../../stone/required';
import { designOf } from '../designer/context';
import { StoneNotSaved } from '../designer/settled';
import { mishapOf } from '../mishap';
import { randomKey } from '../randomKey';
import type { Ordered, SendingContext, SendingEvent, SendingInput } from './context';
import { remember, saveFirst, send } from './effects';

const sendingSetup = setup({
  types: { context: {} as SendingContext, events: {} as SendingEvent, input: {} as SendingInput },
  actors: { saveFirst, send },
  delays: { BUTTON_SUCCESS },
  guards: {
    isComplete: (_, missing: readonly RequiredField[]) => missing.length === 0,
    isAsRead: ({ context: { designer, read } }) => designOf(designer.getSnapshot().context) === read,
  },
  actions: {
    remember: (_, contact: Contact) => remember(contact),
    pointOut: assign((_, missing: readonly RequiredField[]) => ({ missing })),
    beginOrder: assign({ orderKey: () => randomKey(), mishap: undefined }),
    noteRead: assign(({ context: { designer } }) => ({ read: designOf(designer.getSnapshot().context) })),
    recordMishap: assign((_, error: unknown) => ({
      mishap: error instanceof StoneNotSaved ? ({ kind: 'notSaved' } as const) : mishapOf(error),
    })),
    /** What somebody else has made of the stone is shown, so that it can be read through. */
    showTheirs: enqueueActions(({ context: { designer }, enqueue }, error: unknown) => {
      const mishap = mishapOf(error);
      if (mishap.kind === 'conflict')
        enqueue.sendTo(designer, { type: 'changed elsewhere', stone: mishap.theirs });
    }),
    /** The designer goes on with the stone as it is now: sent, and so only to be read. */
    handOver: sendTo(
      ({ context }) => context.designer,
      (_, stone: Ordered) => ({ type: 'sent', stone }) as const,
    ),
  },
});

/** Sends a stone to the stonemason: what is missing is asked for, what is sent is read through, saved and then sent. */
export const sendingMachine = sendingSetup.createMachine({
  id: 'sending',
  context: ({ input }) => ({
    ...input,
    read: undefined,
    missing: [],
    mishap: undefined,
    orderKey: randomKey(),
  }),
  initial: 'resting',
  on: {
    write: {
      actions: [
        assign(({ event }) => ({ contact: event.contact })),
        { type: 'remember', params: ({ event }) => event.contact },
      ],
    },
  },
  states: {
    resting: {
      entry: assign({ missing: [] }),
      on: {
        order: [
          { guard: { type: 'isComplete', params: ({ event }) => event.missing }, target: 'confirming' },
          // Everything is asked for, nothing is reproached yet.
          { target: 'fillingIn' },
        ],
        'open settings': 'settling',
      },
    },
    /** The project settings, opened for their own sake. */
    settling: { on: { close: 'resting' } },
    /** The project settings, opened because something required is missing. */
    fillingIn: {
      on: {
        'go on': [
          { guard: { type: 'isComplete', params: ({ event }) => event.missing }, target: 'confirming' },
          { actions: { type: 'pointOut', params: ({ event }) => event.missing } },
        ],
        close: 'resting',
      },
    },
    /** The popup `send stone`: every line once more, since what is cut cannot be undone. */
    confirming: {
      entry: 'beginOrder',
      on: {
        confirm: { target: 'savingFirst', actions: 'noteRead' },
        'open settings': 'fillingIn',
        close: 'resting',
      },
    },
    savingFirst: {
      invoke: {
        src: 'saveFirst',
        input: ({ context }) => context.designer,
        // What was changed elsewhere meanwhile nobody has read through.
        onDone: [{ guard: 'isAsRead', target: 'sending' }, { target: 'confirming' }],
        onError: {
          target: 'failing',
          actions: { type: 'recordMishap', params: ({ event }: { event: ErrorActorEvent }) => event.error },
        },
      },
    },
    sending: {
      invoke: {
        src: 'send',
        input: ({ context: { designer, contact, orderKey } }) => ({ designer, contact, orderKey }),
        onDone: { target: 'sent', actions: { type: 'handOver', params: ({ event }) => event.output } },
        onError: {
          target: 'failing',
          actions: [
            { type: 'recordMishap', params: ({ event }: { event: ErrorActorEvent }) => event.error },
            { type: 'showTheirs', params: ({ event }: { event: ErrorActorEvent }) => event.error },
          ],
        },
      },
    },
    failing: { on: { retry: 'savingFirst', close: 'resting' } },
    sent: {
      initial: 'celebrating',
      on: { close: 'resting' },
      states: { celebrating: { after: { BUTTON_SUCCESS: 'calm' } }, calm: {} },
    },
  },
});

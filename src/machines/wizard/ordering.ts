import { assign, type ErrorActorEvent } from 'xstate';
import type { LetterToRead } from '../../stone/wire/order';
import type { Order } from './effects';
import { wizardSetup } from './setup';

/**
 * "Send stone to stonemason" and "get an offer" for one stone: the form, its decisions written to the
 * stone, the letter to read, the sending. A failure keeps the form and shows why in a popup.
 */
export const ordering = wizardSetup.createStateConfig({
  initial: 'opening',
  states: {
    opening: {
      entry: assign({ order: undefined, failure: undefined }),
      invoke: {
        src: 'openOrder',
        input: ({ context: { place, isUser } }) => ({
          stoneId: place.step === 'sendStone' ? place.stoneId : 0,
          isUser,
        }),
        onDone: {
          target: 'filling',
          actions: { type: 'beginOrder', params: ({ event }) => event.output },
        },
        onError: {
          target: 'closed',
          actions: { type: 'keepFailure', params: ({ event }: { event: ErrorActorEvent }) => event.error },
        },
      },
    },
    /** What the form needs could not be fetched. */
    closed: { on: { retry: 'opening' } },
    filling: {
      on: {
        fill: { actions: ['fillIn', 'keepOrder'] },
        send: [{ guard: 'isComplete', target: 'handingOver' }, { actions: assign({ isChecked: true }) }],
      },
    },
    handingOver: {
      entry: ['forgetFailure', assign({ isSent: false })],
      always: [{ guard: 'hasDecided', target: 'noting' }, { target: 'writing' }],
    },
    noting: {
      invoke: {
        src: 'noteDecisions',
        input: ({ context }) => {
          const { address, stone } = context.order as Order;
          return { address, stone, fields: context.fields };
        },
        onDone: {
          target: 'writing',
          actions: assign(({ context, event }) => ({
            order: { ...(context.order as Order), stone: event.output },
          })),
        },
        onError: {
          target: 'failing',
          actions: [
            { type: 'keepFailure', params: ({ event }: { event: ErrorActorEvent }) => event.error },
            'doubtComment',
            'goOnWithTheirs',
          ],
        },
      },
    },
    /** The letter is written as the mason would get it. */
    writing: {
      invoke: {
        src: 'readLetter',
        input: ({ context }) => (context.order as Order).address,
        onDone: { target: 'reading', actions: { type: 'keepLetter', params: ({ event }) => event.output } },
        onError: {
          target: 'failing',
          actions: { type: 'keepFailure', params: ({ event }: { event: ErrorActorEvent }) => event.error },
        },
      },
    },
    /** The popup `send stone`: every line and the letter once more, since a cut cannot be undone. */
    reading: { on: { confirm: 'sending', close: 'filling' } },
    sending: {
      entry: assign({ isSent: true }),
      invoke: {
        src: 'sendOrder',
        input: ({ context: { order, letter, sendingKey } }) => ({
          address: (order as Order).address,
          letter: letter as LetterToRead,
          key: sendingKey,
        }),
        onDone: {
          target: 'sent',
          actions: ['forgetOrder', assign(({ event }) => ({ ordered: event.output }))],
        },
        onError: {
          target: 'failing',
          actions: [
            { type: 'keepFailure', params: ({ event }: { event: ErrorActorEvent }) => event.error },
            'goOnWithTheirs',
          ],
        },
      },
    },
    /** "Fejl ved afsendelse til stenhugger" stands over the form. */
    failing: {
      on: {
        // Another user's changes to the stone have not been read here.
        retry: [
          { guard: 'isConflict', target: 'filling' },
          // It is unknown whether it arrived: the same is sent again, with the same key.
          { guard: 'isUnanswered', target: 'sending' },
          { target: 'handingOver' },
        ],
        close: 'filling',
      },
    },
    sent: {},
  },
});

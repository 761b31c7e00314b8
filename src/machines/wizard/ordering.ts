import { assign, type ErrorActorEvent } from 'xstate';
import type { Order } from './effects';
import { wizardSetup } from './setup';

/**
 * "Send stone to stonemason" and "get an offer" for one stone: the form, the comment written onto the stone, the
 * sending. A failure keeps the form and says why in a popup.
 */
export const ordering = wizardSetup.createStateConfig({
  initial: 'opening',
  states: {
    opening: {
      entry: assign({ order: undefined, mishap: undefined }),
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
          actions: { type: 'keepMishap', params: ({ event }: { event: ErrorActorEvent }) => event.error },
        },
      },
    },
    /** What the form needs could not be fetched. */
    closed: { on: { retry: 'opening' } },
    filling: {
      on: {
        fill: { actions: 'fillIn' },
        send: [{ guard: 'isComplete', target: 'handingOver' }, { actions: assign({ isChecked: true }) }],
      },
    },
    handingOver: {
      entry: 'forgetMishap',
      always: [{ guard: 'hasNewComment', target: 'noting' }, { target: 'sending' }],
    },
    noting: {
      invoke: {
        src: 'noteComment',
        input: ({ context }) => {
          const { address, stone } = context.order as Order;
          return { address, stone, comment: context.fields.comment };
        },
        onDone: {
          target: 'sending',
          actions: assign(({ context, event }) => ({
            order: { ...(context.order as Order), stone: event.output },
          })),
        },
        onError: {
          target: 'failing',
          actions: [
            { type: 'keepMishap', params: ({ event }: { event: ErrorActorEvent }) => event.error },
            'doubtComment',
            'goOnWithTheirs',
          ],
        },
      },
    },
    sending: {
      invoke: {
        src: 'sendOrder',
        input: ({ context: { order, fields, sendingKey } }) => {
          const { comment: _comment, ...body } = fields;
          const { address, stone } = order as Order;
          return { address, body: { ...body, version: stone.version }, key: sendingKey };
        },
        onDone: 'sent',
        onError: {
          target: 'failing',
          actions: [
            { type: 'keepMishap', params: ({ event }: { event: ErrorActorEvent }) => event.error },
            'goOnWithTheirs',
          ],
        },
      },
    },
    /** "Fejl ved afsendelse til stenhugger" stands over the form. */
    failing: {
      on: {
        // What somebody else has made of the stone nobody has read through here.
        retry: [{ guard: 'isConflict', target: 'filling' }, { target: 'handingOver' }],
        close: 'filling',
      },
    },
    sent: {},
  },
});

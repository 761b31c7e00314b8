import { assign, type ErrorActorEvent } from 'xstate';
import type { OrderForm } from './context';
import { designsSetup } from './setup';

/** The popup `send to mason`: a case goes to the stonemason with all its drafts. */
export const ordering = designsSetup.createStateConfig({
  initial: 'writing',
  states: {
    writing: {
      on: {
        'write order': {
          actions: assign(({ context, event }) => ({
            sending: context.sending && {
              ...context.sending,
              order: { ...context.sending.order, ...event.change },
            },
          })),
        },
        send: 'sending',
        close: '#designs.work.idle',
      },
    },
    sending: {
      invoke: {
        src: 'sendCase',
        // Only the opening of an order leads here.
        input: ({ context }) => context.sending as OrderForm,
        onDone: { target: 'sent', actions: { type: 'takeCase', params: ({ event }) => event.output } },
        onError: {
          target: 'failing',
          actions: [
            { type: 'recordMishap', params: ({ event }: { event: ErrorActorEvent }) => event.error },
            // Other stones may belong to it by now, or something in it was changed.
            { type: 'rememberTheirs', params: ({ event }: { event: ErrorActorEvent }) => event.error },
            'askAnew',
          ],
        },
      },
    },
    /** "Fejl ved afsendelse til stenhugger": what was written is kept. */
    failing: { on: { close: 'writing' } },
    sent: { on: { close: '#designs.work.idle' } },
  },
});

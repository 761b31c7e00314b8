import { assign, type ErrorActorEvent } from 'xstate';
import type { OrderForm } from './context';
import { designsSetup } from './setup';

const FAILED = [
  { type: 'recordFailure', params: ({ event }: { event: ErrorActorEvent }) => event.error },
  // Other stones may have been added by now, or something in it was changed.
  { type: 'rememberTheirs', params: ({ event }: { event: ErrorActorEvent }) => event.error },
  'askAnew',
] as const;

/** The popup `send to mason`: a case goes to the stonemason with all its drafts. */
export const ordering = designsSetup.createStateConfig({
  initial: 'writing',
  states: {
    writing: {
      on: {
        'order.write': {
          actions: [
            assign(({ context, event }) => ({
              sending: context.sending && {
                ...context.sending,
                order: { ...context.sending.order, ...event.change },
              },
            })),
            'keepWriting',
          ],
        },
        send: 'noting',
        close: '#designs.work.idle',
      },
    },
    /** The decisions are written into the case. */
    noting: {
      invoke: {
        src: 'noteOrder',
        input: ({ context }) => context.sending as OrderForm,
        onDone: { target: 'preparing', actions: { type: 'keepNoted', params: ({ event }) => event.output } },
        onError: { target: 'failing', actions: [...FAILED] },
      },
    },
    /** Its letter is fetched to be read. */
    preparing: {
      invoke: {
        src: 'readLetter',
        input: ({ context }) => context.sending?.project.id ?? -1,
        onDone: { target: 'reading', actions: { type: 'keepLetter', params: ({ event }) => event.output } },
        onError: { target: 'failing', actions: [...FAILED] },
      },
    },
    /** Every line and the letter are shown once more, since a cut cannot be undone. */
    reading: { on: { confirm: 'sending', close: 'writing' } },
    sending: {
      invoke: {
        src: 'sendCase',
        // Only opening an order leads here.
        input: ({ context }) => context.sending as OrderForm,
        onDone: {
          target: 'sent',
          actions: ['forgetWriting', { type: 'takeCase', params: ({ event }) => event.output }],
        },
        onError: { target: 'failing', actions: [...FAILED] },
      },
    },
    /** "Fejl ved afsendelse til stenhugger": the input is kept. */
    failing: { on: { close: 'writing' } },
    sent: { on: { close: '#designs.work.idle' } },
  },
});

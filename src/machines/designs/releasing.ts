import { assign, type ErrorActorEvent } from 'xstate';
import { designsSetup } from './setup';

/** The popup `release order`: the provider releases an unconfirmed order, or dismisses it. */
export const releasing = designsSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: {
      on: {
        decide: { target: 'telling', actions: assign(({ event }) => ({ verdict: event.verdict })) },
        close: '#designs.work.idle',
      },
    },
    telling: {
      invoke: {
        src: 'decideOrder',
        input: ({ context: { row, verdict } }) => ({ stoneId: row?.stone?.id ?? -1, verdict }),
        onDone: '#designs.work.renewing',
        onError: {
          target: 'failing',
          actions: { type: 'recordFailure', params: ({ event }: { event: ErrorActorEvent }) => event.error },
        },
      },
    },
    failing: { on: { close: 'deciding' } },
  },
});

import { assign, type ErrorActorEvent } from 'xstate';
import { designsSetup } from './setup';

/** The popup `assign mason`: the provider assigns a stone ordered without a mason to one, who gets its letter. */
export const assigningMason = designsSetup.createStateConfig({
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'stonemason.give': {
          target: 'giving',
          actions: assign(({ event }) => ({ chosenMason: event.masonId })),
        },
        close: '#designs.work.idle',
      },
    },
    giving: {
      invoke: {
        src: 'giveToMason',
        input: ({ context: { row, chosenMason } }) => {
          const stoneId = row?.stone?.id ?? -1;
          const masonId = chosenMason ?? -1;
          // A retry sends the same stone to the same mason only once.
          return { stoneId, masonId, key: `stone-${stoneId}-to-mason-${masonId}` };
        },
        onDone: '#designs.work.renewing',
        onError: {
          target: 'failing',
          actions: { type: 'recordFailure', params: ({ event }: { event: ErrorActorEvent }) => event.error },
        },
      },
    },
    failing: { on: { close: 'choosing' } },
  },
});

import { assign, type ErrorActorEvent } from 'xstate';
import { randomKey } from '../randomKey';
import type { FamilyForm } from './context';
import { designsSetup } from './setup';

/** The popup `ask family`: relatives are asked about every stone of a case that they can be asked about. */
export const askingFamily = designsSetup.createStateConfig({
  initial: 'writing',
  states: {
    writing: {
      on: {
        'family.send': {
          target: 'asking',
          actions: assign(({ context: { family }, event: { request } }) => ({
            family: family && {
              ...family,
              request,
              // What is sent once more as it was is asked once.
              key: JSON.stringify(family.request) === JSON.stringify(request) ? family.key : randomKey(),
            },
          })),
        },
        close: '#designs.work.idle',
      },
    },
    asking: {
      invoke: {
        src: 'askFamily',
        // Only sending leads here.
        input: ({ context }) => context.family as FamilyForm,
        onDone: {
          target: 'asked',
          actions: assign(({ context: { family }, event }) => ({
            family: family && { ...family, done: event.output },
          })),
        },
        onError: {
          target: 'failing',
          actions: { type: 'recordFailure', params: ({ event }: { event: ErrorActorEvent }) => event.error },
        },
      },
    },
    failing: { on: { close: 'writing' } },
    /** The links to hand over are shown once. */
    asked: { on: { close: '#designs.work.renewing' } },
  },
});

import { assign, type ErrorActorEvent } from 'xstate';
import type { StoneAddress } from '../../api/stones';
import type { Addition } from './context';
import { wizardSetup } from './setup';

/**
 * "Addition to existing": a stone is prepared and saved, since a photograph can only be put on a saved stone
 * (specification section 5), and then the designer asks for the photograph. A failed step is retried from where it
 * is, with the same key, so that no second stone is created.
 */
export const adding = wizardSetup.createStateConfig({
  initial: 'explaining',
  states: {
    explaining: {
      on: {
        add: [
          // An addition prepared and abandoned before continues where it was.
          { target: 'beginning', actions: 'beginAddition' },
        ],
      },
    },
    beginning: {
      always: [{ guard: 'isPrepared', target: 'creating' }, { target: 'preparing' }],
    },
    preparing: {
      entry: 'forgetFailure',
      invoke: {
        src: 'prepareAddition',
        input: ({ context }) => (context.addition as Addition).kind,
        onDone: {
          target: 'creating',
          actions: assign(({ context, event }) => ({
            addition: { ...(context.addition as Addition), design: event.output },
          })),
        },
        onError: {
          target: 'failing',
          actions: { type: 'keepFailure', params: ({ event }: { event: ErrorActorEvent }) => event.error },
        },
      },
    },
    creating: {
      entry: 'forgetFailure',
      invoke: {
        src: 'createAddition',
        input: ({ context }) => {
          const { design, key } = context.addition as Addition;
          return { design: design as NonNullable<Addition['design']>, key, isUser: context.isUser };
        },
        onDone: {
          target: 'leaving',
          actions: [
            assign({ addition: undefined }),
            {
              type: 'leaveFor',
              params: ({ event }: { event: { output: StoneAddress } }) => ({ ...event.output, upload: true }),
            },
          ],
        },
        onError: {
          target: 'failing',
          actions: { type: 'keepFailure', params: ({ event }: { event: ErrorActorEvent }) => event.error },
        },
      },
    },
    failing: { on: { retry: 'beginning', add: { target: 'beginning', actions: 'beginAddition' } } },
    /** The address leads to the designer now. */
    leaving: {},
  },
});

import { uploadingSetup } from './setup';

/**
 * How long nothing is brushed before the cut is made again, in ms: with the second that a cut takes, no hand comes to
 * the 30 uploads a minute that the server takes (`server/domain/limits.ts`).
 */
const PAUSE = 1000;

/** Taking wishes away; a cut that is known from before is shown at once. */
export const UNWISHING = {
  'trace.undo': { guard: 'isTraced', target: '#uploading.mending', reenter: true, actions: 'untrace' },
  'stroke.undo': { guard: 'isBrushed', target: '#uploading.mending', reenter: true, actions: 'unbrush' },
  'strokes.clear': { guard: 'isBrushed', target: '#uploading.mending', reenter: true, actions: 'brushAnew' },
} as const;

/**
 * The stone is cut out again from all that was brushed over its picture, or a drawing traced as it was wished last, while
 * the earlier cut stays. What is wished meanwhile waits for the cut under way: giving each up would only keep the
 * server busy.
 */
export const mending = uploadingSetup.createStateConfig({
  entry: 'forgiveFailure',
  always: { guard: 'isCutKnown', target: '#uploading.reviewing', actions: 'takeKnownCut' },
  initial: 'pausing',
  states: {
    pausing: {
      after: { [PAUSE]: 'cutting' },
      on: {
        'stroke.add': { guard: 'mayBrush', target: 'pausing', reenter: true, actions: 'brush' },
        trace: { guard: 'isDrawing', target: 'pausing', reenter: true, actions: 'trace' },
      },
    },
    cutting: {
      entry: 'askForCut',
      invoke: { src: 'upload', input: ({ context }) => context },
      on: {
        'stroke.add': { guard: 'mayBrush', actions: 'brush' },
        trace: { guard: 'isDrawing', actions: 'trace' },
        received: [
          { guard: 'isCutAsAsked', target: '#uploading.reviewing', actions: 'keepCut' },
          { target: 'pausing', actions: 'keepCut' },
        ],
        'sending.failed': {
          target: '#uploading.reviewing',
          actions: {
            type: 'recordFailure',
            params: ({ event }: { event: { readonly error: unknown } }) => event.error,
          },
        },
      },
    },
  },
});

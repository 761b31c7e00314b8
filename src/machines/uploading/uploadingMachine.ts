import { assign, type ErrorActorEvent } from 'xstate';
import { NOTHING_CHOSEN } from './context';
import { deleting } from './deleting';
import { marginOf } from './distance';
import { mending, UNWISHING } from './mending';
import { uploadingSetup } from './setup';

/** A file that is not a picture is reported at the step where another is chosen. */
const NOT_READ = {
  target: 'choosing',
  actions: {
    type: 'recordFailure',
    params: ({ event }: { event: ErrorActorEvent }) => event.error,
  },
} as const;

/** A stone that may have been created only for this photograph is deleted with it. */
const GIVE_UP = [
  { guard: 'isAddition', target: '#uploading.givingUp' },
  { target: '#uploading.idle' },
] as const;

/**
 * Takes in a picture: choosing, cropping, straightening, measuring, sending, reviewing the result; then it is put on
 * the stone. A failure keeps everything, so that a retry begins where it failed. Unlike the flags of specification
 * section 4, a failed removal of the background is not a success.
 */
export const uploadingMachine = uploadingSetup.createMachine({
  id: 'uploading',
  context: ({ input }) => ({ ...NOTHING_CHOSEN, ...input }),
  initial: 'idle',
  states: {
    idle: {
      entry: ['forget', 'endPictures'],
      on: {
        open: [
          { guard: 'mayNotEdit' },
          { guard: 'isSaved', target: 'choosing', actions: 'begin' },
          { target: 'warning', actions: 'begin' },
        ],
        delete: {
          target: 'deleting',
          actions: assign(({ event }) => ({ toDelete: event.id })),
        },
      },
    },
    /** "Gem stenen først" (specification section 5). */
    warning: { on: { save: { target: 'saving', actions: 'forgiveFailure' }, close: 'idle' } },
    saving: {
      invoke: {
        src: 'settle',
        input: ({ context }) => context.designer,
        onDone: 'choosing',
        onError: {
          target: 'warning',
          actions: { type: 'recordFailure', params: ({ event }: { event: ErrorActorEvent }) => event.error },
        },
      },
      on: { close: 'idle' },
    },
    choosing: { on: { choose: { target: 'reading', actions: 'forgiveFailure' }, close: GIVE_UP } },
    reading: {
      invoke: {
        src: 'readPicture',
        input: ({ event }) => (event.type === 'choose' ? event.file : new Blob()),
        onDone: { target: 'cropping', actions: { type: 'takePicture', params: ({ event }) => event.output } },
        onError: NOT_READ,
      },
      on: { back: 'choosing', close: GIVE_UP },
    },
    cropping: { on: { crop: { actions: 'crop' }, next: 'straightening', back: 'choosing', close: GIVE_UP } },
    straightening: {
      on: {
        'corners.place': { actions: 'placeCorners' },
        next: { guard: 'areCorners', target: 'measuring' },
        back: 'cropping',
        close: GIVE_UP,
      },
    },
    measuring: {
      entry: 'remeasure',
      on: {
        measure: { actions: 'measure' },
        link: { actions: 'link' },
        distance: { guard: 'isStone', actions: 'knowDistance' },
        archive: { actions: 'setArchive' },
        'background.keep': { actions: 'setBackground' },
        next: { guard: 'isMeasured', target: 'preparing' },
        back: 'straightening',
        close: GIVE_UP,
      },
    },
    preparing: {
      invoke: {
        src: 'straighten',
        input: ({ context: { picture, corners, kind, keepBackground } }) => ({
          // Only a picture that was read leads here.
          picture: picture?.blob ?? new Blob(),
          corners,
          margin: marginOf({ kind, keepBackground }),
          type: kind === 'stone' ? 'image/jpeg' : 'image/png',
        }),
        onDone: { target: 'sending', actions: { type: 'keepUpright', params: ({ event }) => event.output } },
        onError: {
          target: 'failing',
          actions: { type: 'recordFailure', params: ({ event }: { event: ErrorActorEvent }) => event.error },
        },
      },
      on: { back: 'measuring', close: GIVE_UP },
    },
    sending: {
      invoke: { src: 'upload', input: ({ context }) => context },
      initial: 'uploading',
      states: {
        uploading: {
          on: {
            sent: [
              { guard: 'isAllSent', target: 'removing', actions: assign({ sent: 1 }) },
              { actions: assign(({ event }) => ({ sent: event.part })) },
            ],
          },
        },
        /** The server removes the background, or traces the lines; how long that takes is unknown. */
        removing: {},
      },
      on: {
        received: { target: 'reviewing', actions: 'keepCut' },
        'sending.failed': {
          target: 'failing',
          actions: {
            type: 'recordFailure',
            params: ({ event }: { event: { readonly error: unknown } }) => event.error,
          },
        },
        back: 'measuring',
        close: GIVE_UP,
      },
    },
    failing: {
      exit: 'forgiveFailure',
      on: {
        retry: 'preparing',
        'background.keep': { guard: 'isStone', target: 'preparing', actions: 'setBackground' },
        back: 'measuring',
        close: GIVE_UP,
      },
    },
    /** The result is reviewed, mended by brush, and accepted or not. A failed mending keeps the strokes. */
    reviewing: {
      on: {
        ...UNWISHING,
        'stroke.add': { guard: 'mayBrush', target: 'mending', actions: 'brush' },
        trace: { guard: 'isDrawing', target: 'mending', actions: 'trace' },
        retry: { guard: 'isWished', target: 'mending' },
        accept: { target: 'idle', actions: 'place' },
        again: 'cropping',
        'background.keep': { guard: 'isStone', target: 'preparing', actions: 'setBackground' },
        close: GIVE_UP,
      },
    },
    mending: { ...mending, on: { ...UNWISHING, again: 'cropping', close: GIVE_UP } },
    /** A stone created only for the photograph is deleted again; where that fails it stays, and is kept in use. */
    givingUp: {
      invoke: {
        src: 'giveUp',
        input: ({ context }) => context.designer,
        onDone: [
          {
            guard: { type: 'wasDeleted', params: ({ event }) => event.output },
            target: 'idle',
            actions: 'tellGivenUp',
          },
          { target: 'idle' },
        ],
        onError: 'idle',
      },
    },
    deleting,
  },
});

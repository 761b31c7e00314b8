import { assign, type ErrorActorEvent } from 'xstate';
import { NOTHING_CHOSEN } from './context';
import { deleting } from './deleting';
import { uploadingSetup } from './setup';

/** What is drawn round the corners of a stone, as a share of its sides: the ground it is told apart from. */
const GROUND = 0.06;

/** What is sent that is not a picture is said at the step where another is chosen. */
const NOT_READ = {
  target: 'choosing',
  actions: {
    type: 'recordFailure',
    params: ({ event }: { event: ErrorActorEvent }) => event.error,
  },
} as const;

/** A stone that was made only for this photograph goes with it. */
const GIVE_UP = [
  { guard: 'isBegunAddition', target: '#uploading.givingUp' },
  { target: '#uploading.idle' },
] as const;

/**
 * Takes a picture in: choosing, cropping, straightening, measuring, sending, looking at what came of it; and it is put on
 * the stone. A failure keeps everything, so that trying again begins where it failed. Unlike the flags of specification
 * section 4, a failed removal of the background is no success.
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
        archive: { actions: 'setArchive' },
        'background.keep': { actions: 'setBackground' },
        next: { guard: 'isSized', target: 'preparing' },
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
          margin: kind === 'stone' && !keepBackground ? GROUND : 0,
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
        /** The server removes the background, or traces the lines; nobody knows how long that takes. */
        removing: {},
      },
      on: {
        received: { target: 'reviewing', actions: assign(({ event }) => ({ uploaded: event.uploaded })) },
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
    /** What came back is looked at, and taken or not. */
    reviewing: {
      on: {
        accept: { target: 'idle', actions: 'place' },
        again: 'cropping',
        'background.keep': { guard: 'isStone', target: 'preparing', actions: 'setBackground' },
        close: GIVE_UP,
      },
    },
    /** The stone is taken away again; where that fails it stays, and is gone on with. */
    givingUp: {
      invoke: {
        src: 'giveUp',
        input: ({ context }) => context.designer,
        onDone: { target: 'idle', actions: 'tellGivenUp' },
        onError: 'idle',
      },
    },
    deleting,
  },
});

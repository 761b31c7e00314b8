import type { ErrorActorEvent } from 'xstate';
import type { StoneAddress } from '../../api/stones';
import { popupsSetup } from './setup';

/** The overlay click and the general close, in every state that shows an overlay. */
const CLOSING = {
  'popups.closeAll': '#popups.resting',
  'overlay.press': { guard: 'overlayCloses', target: '#popups.resting' },
} as const;

/** Opens a popup, replacing the open one. */
const OPENING = popupsSetup.createStateConfig({
  on: {
    open: [
      {
        guard: 'isListOfStones',
        target: '#popups.listing',
        actions: { type: 'show', params: ({ event }) => event },
      },
      { target: '#popups.showing', actions: { type: 'show', params: ({ event }) => event } },
    ],
    'elements.delete': [
      { guard: 'asksFirst', target: '#popups.asking', actions: 'askToDelete' },
      { target: '#popups.resting', actions: ['askToDelete', 'deleteElements'] },
    ],
  },
}).on;

/**
 * Which popup of the designer is open (specification section 2, "Overlay rules"): there is an overlay in every state
 * but `resting`; closing a question, a warning or an error goes back to the popup it lies over, if there is one.
 */
export const popupsMachine = popupsSetup.createMachine({
  id: 'popups',
  context: ({ input }) => ({
    ...input,
    popup: undefined,
    swapped: undefined,
    toDelete: [],
    stones: undefined,
    next: undefined,
    failure: undefined,
  }),
  initial: 'resting',
  states: {
    resting: { entry: 'forget', on: OPENING },
    /** `edit stones` while its list is fetched. */
    listing: {
      invoke: {
        src: 'listOthers',
        input: ({ context }) => context.designer,
        onDone: { target: 'showing', actions: { type: 'keepStones', params: ({ event }) => event.output } },
        onError: {
          target: 'failing',
          actions: { type: 'recordFailure', params: ({ event }: { event: ErrorActorEvent }) => event.error },
        },
      },
      on: { ...CLOSING, close: 'resting' },
    },
    showing: {
      on: {
        ...OPENING,
        ...CLOSING,
        close: 'resting',
        retry: 'listing',
        'stone.open': [
          { guard: 'isUnsaved', target: 'warning', actions: 'keepNext' },
          { target: 'resting', actions: { type: 'leave', params: ({ event }) => event.address } },
        ],
      },
    },
    /** An error over `edit stones`. */
    failing: { on: { ...CLOSING, close: 'showing', retry: 'listing' } },
    /** A warning over `edit stones`: unsaved changes. */
    warning: {
      on: {
        ...CLOSING,
        close: 'showing',
        confirm: {
          target: 'resting',
          actions: {
            type: 'leave',
            // Only a request to open a stone leads here.
            params: ({ context }) => context.next as StoneAddress,
          },
        },
      },
    },
    /** The popup `confirm delete element`. */
    asking: {
      on: {
        ...CLOSING,
        close: [{ guard: 'hasPopup', target: 'showing' }, { target: 'resting' }],
        confirm: { target: 'resting', actions: ['neverAskAgain', 'deleteElements'] },
      },
    },
  },
});

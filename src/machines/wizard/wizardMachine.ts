import { assign, type ErrorActorEvent } from 'xstate';
import { adding } from './adding';
import { ordering } from './ordering';
import type { Place } from './place';
import { beginWizard, wizardSetup } from './setup';
import { STEPS } from './steps';

/** The stones saved by the user's business or in this browser, fetched whenever a step lists them. */
const listing = wizardSetup.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      entry: 'forgetFailure',
      invoke: {
        src: 'listStones',
        input: ({ context }) => context.isUser,
        onDone: { target: 'showing', actions: assign(({ event }) => ({ stones: event.output })) },
        onError: {
          target: 'failing',
          actions: { type: 'keepFailure', params: ({ event }: { event: ErrorActorEvent }) => event.error },
        },
      },
    },
    failing: { on: { retry: 'loading' } },
    showing: {
      on: {
        copy: {
          target: 'copying',
          actions: assign(({ event }) => ({ copied: event.address, failure: undefined })),
        },
      },
    },
    /** "Create new stone": a sent stone's design becomes a new stone. */
    copying: {
      invoke: {
        src: 'copyStone',
        input: ({ context }) => ({ address: context.copied ?? { id: 0 }, isUser: context.isUser }),
        onDone: { target: 'leaving', actions: { type: 'leaveFor', params: ({ event }) => event.output } },
        onError: {
          target: 'refused',
          actions: { type: 'keepFailure', params: ({ event }: { event: ErrorActorEvent }) => event.error },
        },
      },
    },
    /** "Fejl ved kopiering af sten". */
    refused: { on: { retry: 'copying', close: 'showing' } },
    leaving: {},
  },
});

/** The stone types of one kind, or the examples, from the catalogue. */
const offering = wizardSetup.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      entry: assign({ failure: undefined, stoneTypes: [] }),
      invoke: {
        src: 'fetchTypes',
        input: ({ context: { place } }) => ('kind' in place ? place.kind : 'reference'),
        onDone: { target: 'showing', actions: assign(({ event }) => ({ stoneTypes: event.output })) },
        onError: {
          target: 'failing',
          actions: { type: 'keepFailure', params: ({ event }: { event: ErrorActorEvent }) => event.error },
        },
      },
    },
    failing: { on: { retry: 'loading' } },
    showing: {},
  },
});

const goTo = {
  type: 'goTo',
  params: ({ event }: { event: { place: Place } }) => event.place,
} as const;

/**
 * The start screen and its wizard (specification sections 1 and 2). The address determines the step, so that
 * the browser's back button goes a step back: the screen reports the address with `go`, and the wizard requests another
 * one with the emitted `leave`.
 */
export const wizardMachine = wizardSetup.createMachine({
  id: 'wizard',
  context: ({ input }) => beginWizard(input),
  initial: 'beginning',
  on: {
    go: STEPS.map(({ step, state }) => ({
      guard: { type: 'is', params: step } as const,
      target: `.${state}` as const,
      actions: goTo,
    })),
  },
  states: {
    beginning: {
      always: STEPS.map(({ step, state }) => ({
        guard: { type: 'is', params: step } as const,
        target: state,
      })),
    },
    takingAction: {},
    choosingGrave: {},
    selectingStoneType: offering,
    choosingReference: offering,
    adding,
    listingPending: listing,
    listingOrdered: listing,
    ordering,
  },
});

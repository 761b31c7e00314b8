import type { ErrorActorEvent } from 'xstate';
import { type DesignerEvent, designOf, theirsOf } from './context';
import { designerSetup } from './setup';

type Heard = Extract<DesignerEvent, { type: 'stone.changedElsewhere' }>;

/** Where a change leads while nothing is being saved: at once, after the delay, or only to "unsaved". */
const ON_CHANGE = [
  { guard: 'savesNow', target: 'saving' },
  { guard: 'savesItself', target: 'savingSoon', reenter: true },
  { target: 'unsaved' },
] as const;

/** Another tab saved the stone, and nothing was edited in this one: it goes on with that at once. */
const TAKE_OVER = {
  guard: { type: 'isNews', params: ({ event }: { event: Heard }) => event.stone },
  target: 'deciding',
  actions: { type: 'takeTheirs', params: ({ event }: { event: Heard }) => event.stone },
} as const;

/**
 * Another tab saved the stone, and something was edited in this one: the user chooses before anything is saved. Another
 * tab may also tell of the own saving, whose answer was lost.
 */
const CONFLICT = {
  guard: { type: 'isNews', params: ({ event }: { event: Heard }) => event.stone },
  target: 'stumbling',
  actions: { type: 'recordTheirs', params: ({ event }: { event: Heard }) => event.stone },
} as const;

/** The saving of a stone: at once, soon, by hand, again after a failure, or not at all (specification section 4). */
export const saving = designerSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isReadOnly', target: 'readOnly' }, { target: 'resting' }] },
    resting: {
      tags: 'held',
      on: { changed: [...ON_CHANGE], save: 'saving', 'stone.changedElsewhere': TAKE_OVER },
    },
    /** Saved by hand, or by itself from the moment on when it may be: what was edited before the first picture, say. */
    unsaved: {
      tags: 'unsaved',
      always: { guard: 'savesItself', target: 'savingSoon' },
      on: { save: 'saving', 'stone.changedElsewhere': CONFLICT },
    },
    savingSoon: {
      tags: 'unsaved',
      after: { AUTOSAVE_DELAY: 'saving' },
      on: {
        changed: [
          { guard: 'savesNow', target: 'saving' },
          { target: 'savingSoon', reenter: true },
        ],
        save: 'saving',
        'stone.changedElsewhere': CONFLICT,
      },
    },
    saving: {
      tags: 'unsaved',
      entry: ['keepCreating', 'keepSent'],
      invoke: {
        src: 'save',
        input: ({ context }) => ({
          // What was edited since the first saving was tried is saved right after it.
          design: (!context.saved && context.creating) || designOf(context),
          saved: context.saved,
          creationKey: context.creationKey,
          keeper: context.keeper,
          isResumed: context.isResumed,
        }),
        onDone: { target: 'comparing', actions: { type: 'keepSaved', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'needsOtherKey', params: ({ event }: { event: ErrorActorEvent }) => event.error },
            target: 'saving',
            reenter: true,
            actions: {
              type: 'recordFailure',
              params: ({ event }: { event: ErrorActorEvent }) => event.error,
            },
          },
          {
            target: 'stumbling',
            actions: {
              type: 'recordFailure',
              params: ({ event }: { event: ErrorActorEvent }) => event.error,
            },
          },
        ],
      },
    },
    /** What was edited while the answer was on its way is saved next: at once where that was urgent. */
    comparing: {
      always: [
        { guard: 'hasUrgent', target: 'saving' },
        { guard: 'isChangedMeanwhile', target: 'unsaved' },
        { target: 'saved' },
      ],
    },
    saved: {
      tags: 'held',
      after: { BUTTON_SUCCESS: 'resting' },
      on: { changed: [...ON_CHANGE], save: 'saving', 'stone.changedElsewhere': TAKE_OVER },
    },
    /** A stale write may be the own one before it, whose answer was lost: that is no conflict. */
    stumbling: {
      always: [
        { guard: 'wasAnswerLost', target: 'comparing', actions: 'takeLostAnswer' },
        { guard: 'isConflict', target: 'conflicting' },
        { target: 'failing' },
      ],
    },
    /**
     * Says so until it has succeeded; where only the way to the server is broken, it goes on trying by itself, and
     * where the stone itself was refused, it tries again once that was changed.
     */
    failing: {
      tags: ['unsaved', 'stuck'],
      after: { TRY_AGAIN: { guard: 'mayTryAgain', target: 'saving' } },
      on: {
        changed: { guard: 'mayBeMended', target: 'savingSoon' },
        'stone.beginAnew': { guard: 'isGone', target: 'saving', actions: 'beginAnew' },
        save: 'saving',
        retry: 'saving',
        online: { guard: 'mayTryAgain', target: 'saving' },
        'stone.changedElsewhere': CONFLICT,
      },
    },
    conflicting: {
      tags: ['unsaved', 'stuck'],
      on: {
        'conflict.keepMine': { target: 'saving', actions: 'buildOnTheirs' },
        'stone.beginAnew': { target: 'saving', actions: 'beginAnew' },
        'conflict.takeTheirs': {
          target: 'deciding',
          actions: { type: 'takeTheirs', params: ({ context }) => theirsOf(context) },
        },
        'stone.changedElsewhere': CONFLICT,
      },
    },
    readOnly: { tags: 'held', on: { 'stone.changedElsewhere': TAKE_OVER } },
  },
});

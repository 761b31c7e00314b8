import { assign, type ErrorActorEvent, emit, sendTo, setup } from 'xstate';
import type { StoneAddress } from '../../api/stones';
import type { Design } from '../../stone/stone';
import type { DesignerActor } from '../designer/designerMachine';
import { StoneNotSaved } from '../designer/settled';
import { type Failure, failureOf } from '../failure';
import { randomKey } from '../randomKey';
import { duplicate, remove, reset } from './effects';

export interface StoneContext {
  readonly designer: DesignerActor;
  readonly key: string;
  readonly failure: Failure | { readonly kind: 'notSaved' } | undefined;
}

export type StoneEvent =
  | { readonly type: 'duplicate' }
  | { readonly type: 'delete' }
  /** Restores the standard lines. */
  | { readonly type: 'reset' }
  | { readonly type: 'confirm' }
  | { readonly type: 'retry' }
  | { readonly type: 'close' };

/** Where to continue afterwards. */
export type StoneNotice =
  | { readonly type: 'duplicated'; readonly address: StoneAddress }
  | { readonly type: 'deleted' };

/** Duplicates, resets or deletes the stone in a designer as a whole (specification section 4, "Editing helpers"). */
export const stoneMachine = setup({
  types: {
    context: {} as StoneContext,
    events: {} as StoneEvent,
    emitted: {} as StoneNotice,
    input: {} as { readonly designer: DesignerActor },
  },
  actors: { duplicate, remove, reset },
  actions: {
    beginDuplicate: assign({ key: () => randomKey() }),
    tellDuplicated: emit((_, address: StoneAddress) => ({ type: 'duplicated', address }) as const),
    tellDeleted: emit({ type: 'deleted' }),
    /** Undo restores what was there before. */
    compose: sendTo(
      ({ context }) => context.designer,
      (_, { Parms, Frame }: Design) =>
        ({ type: 'edit', edit: { kind: 'compose', composed: { Parms, Frame } } }) as const,
    ),
    recordFailure: assign((_, error: unknown) => ({
      failure: error instanceof StoneNotSaved ? ({ kind: 'notSaved' } as const) : failureOf(error),
    })),
  },
}).createMachine({
  id: 'stone',
  context: ({ input }) => ({ ...input, key: '', failure: undefined }),
  initial: 'resting',
  states: {
    resting: {
      on: {
        duplicate: { target: 'duplicating', actions: 'beginDuplicate' },
        delete: 'asking',
        reset: 'resetting',
      },
    },
    duplicating: {
      invoke: {
        src: 'duplicate',
        input: ({ context: { designer, key } }) => ({ designer, key }),
        onDone: {
          target: 'resting',
          actions: { type: 'tellDuplicated', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failingToDuplicate',
          actions: { type: 'recordFailure', params: ({ event }: { event: ErrorActorEvent }) => event.error },
        },
      },
    },
    failingToDuplicate: { on: { retry: 'duplicating', close: 'resting' } },
    resetting: {
      invoke: {
        src: 'reset',
        input: ({ context }) => context.designer,
        onDone: { target: 'resting', actions: { type: 'compose', params: ({ event }) => event.output } },
        onError: {
          target: 'failingToReset',
          actions: { type: 'recordFailure', params: ({ event }: { event: ErrorActorEvent }) => event.error },
        },
      },
    },
    failingToReset: { on: { retry: 'resetting', close: 'resting' } },
    /** The popup `delete stone`. */
    asking: { on: { confirm: 'deleting', close: 'resting' } },
    deleting: {
      invoke: {
        src: 'remove',
        input: ({ context }) => context.designer,
        onDone: { target: 'gone', actions: 'tellDeleted' },
        onError: {
          target: 'failingToDelete',
          actions: { type: 'recordFailure', params: ({ event }: { event: ErrorActorEvent }) => event.error },
        },
      },
    },
    failingToDelete: { on: { retry: 'deleting', close: 'resting' } },
    gone: { type: 'final' },
  },
});

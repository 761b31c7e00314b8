import { assign, type ErrorActorEvent, emit, setup } from 'xstate';
import type { Project } from '../../api/projects';
import type { DesignerActor } from '../designer/designerMachine';
import { StoneNotSaved } from '../designer/settled';
import { type Failure, failureOf } from '../failure';
import { type Into, listCases, takeOver } from './takingOver';

export interface TakingOverContext {
  readonly designer: DesignerActor;
  readonly cases: readonly Project[];
  readonly into: Into;
  readonly failure: Failure | { readonly kind: 'notSaved' } | undefined;
}

export type TakingOverEvent =
  | { readonly type: 'begin' }
  | { readonly type: 'stone.takeOver'; readonly into: Into }
  | { readonly type: 'retry' }
  | { readonly type: 'close' };

/** The stone now belongs to the user's business, and is opened by the login. */
export type TakingOverNotice = { readonly type: 'stone.takenOver'; readonly id: number };

type Failed = { readonly event: ErrorActorEvent };

/** Takes a family's stone over into a case of the user's business. */
export const takingOverMachine = setup({
  types: {
    context: {} as TakingOverContext,
    events: {} as TakingOverEvent,
    emitted: {} as TakingOverNotice,
    input: {} as { readonly designer: DesignerActor },
  },
  actors: { listCases, takeOver },
  actions: {
    tell: emit((_, id: number) => ({ type: 'stone.takenOver', id }) as const),
    recordFailure: assign((_, error: unknown) => ({
      failure: error instanceof StoneNotSaved ? ({ kind: 'notSaved' } as const) : failureOf(error),
    })),
  },
}).createMachine({
  id: 'takingOver',
  context: ({ input }) => ({ ...input, cases: [], into: { decName: '' }, failure: undefined }),
  initial: 'resting',
  states: {
    resting: { on: { begin: 'listing' } },
    listing: {
      invoke: {
        src: 'listCases',
        onDone: { target: 'choosing', actions: assign(({ event }) => ({ cases: event.output })) },
        onError: {
          target: 'failingToList',
          actions: { type: 'recordFailure', params: ({ event }: Failed) => event.error },
        },
      },
      on: { close: 'resting' },
    },
    failingToList: { on: { retry: 'listing', close: 'resting' } },
    /** The popup `take over`. */
    choosing: {
      on: {
        'stone.takeOver': { target: 'takingOver', actions: assign(({ event }) => ({ into: event.into })) },
        close: 'resting',
      },
    },
    takingOver: {
      invoke: {
        src: 'takeOver',
        input: ({ context: { designer, into } }) => ({ designer, into }),
        onDone: { target: 'resting', actions: { type: 'tell', params: ({ event }) => event.output } },
        onError: {
          target: 'failing',
          actions: { type: 'recordFailure', params: ({ event }: Failed) => event.error },
        },
      },
    },
    failing: { on: { retry: 'takingOver', close: 'resting' } },
  },
});

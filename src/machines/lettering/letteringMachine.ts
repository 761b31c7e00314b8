import { assign, type DoneActorEvent, type ErrorActorEvent, fromPromise, setup } from 'xstate';
import { fetchLettering } from '../../api/lettering';
import type { KeptLettering } from '../../stone/wire/lettering';
import { type Failure, failureOf } from '../failure';
import { carryOut, type LetteringAct } from './act';

/** What is kept, and what is being done about it. */
export interface KeptHere extends KeptLettering {
  /** What is asked of the server next, in order. */
  readonly waiting: readonly LetteringAct[];
  /** What was carried out last. */
  readonly done: LetteringAct | undefined;
  readonly failure: Failure | undefined;
}

type LetteringEvent =
  /** Somebody is logged in, or somebody else. */
  | { readonly type: 'session.loggedIn' }
  | { readonly type: 'session.loggedOut' }
  | { readonly type: 'act'; readonly act: LetteringAct }
  | { readonly type: 'retry' };

type Failed = { readonly event: ErrorActorEvent };
type Change = (kept: KeptLettering) => KeptLettering;
type Changed = { readonly event: DoneActorEvent<Change> };

const NOTHING: KeptHere = { pairs: [], styles: [], waiting: [], done: undefined, failure: undefined };

/**
 * What the business of whoever is logged in keeps of its lettering: listed, and changed one after the other, so that an
 * answer is never taken for that to another question. Without a login there is nothing.
 */
export const letteringMachine = setup({
  types: { context: {} as KeptHere, events: {} as LetteringEvent },
  actors: {
    list: fromPromise<KeptLettering>(({ signal }) => fetchLettering(signal)),
    carryOut: fromPromise<Change, LetteringAct | undefined>(async ({ input, signal }) =>
      input ? carryOut(input, signal) : (kept) => kept,
    ),
  },
  guards: { isWaiting: ({ context }) => context.waiting.length > 0 },
  actions: {
    clear: assign(() => NOTHING),
    queue: assign(({ context }, act: LetteringAct) => ({
      waiting: [...context.waiting, act],
      failure: undefined,
    })),
    change: assign(({ context }, change: Change) => ({
      ...change({ pairs: context.pairs, styles: context.styles }),
      done: context.waiting[0],
      waiting: context.waiting.slice(1),
    })),
    recordFailure: assign((_, error: unknown) => ({
      failure: failureOf(error),
      waiting: [],
      done: undefined,
    })),
  },
}).createMachine({
  id: 'lettering',
  context: NOTHING,
  initial: 'away',
  on: {
    'session.loggedIn': { target: '.listing', actions: 'clear', reenter: true },
    'session.loggedOut': { target: '.away', actions: 'clear' },
  },
  states: {
    away: {},
    listing: {
      invoke: {
        src: 'list',
        onDone: { target: 'ready', actions: assign(({ event }) => event.output) },
        onError: {
          target: 'failingToList',
          actions: { type: 'recordFailure', params: ({ event }: Failed) => event.error },
        },
      },
    },
    failingToList: { on: { retry: 'listing' } },
    ready: {
      tags: 'there',
      on: {
        act: { target: 'working', actions: { type: 'queue', params: ({ event }) => event.act } },
      },
    },
    working: {
      tags: 'there',
      on: { act: { actions: { type: 'queue', params: ({ event }) => event.act } } },
      invoke: {
        src: 'carryOut',
        input: ({ context }) => context.waiting[0],
        onDone: {
          target: 'worked',
          actions: { type: 'change', params: ({ event }: Changed) => event.output },
        },
        onError: {
          target: 'ready',
          actions: { type: 'recordFailure', params: ({ event }: Failed) => event.error },
        },
      },
    },
    worked: { tags: 'there', always: [{ guard: 'isWaiting', target: 'working' }, { target: 'ready' }] },
  },
});

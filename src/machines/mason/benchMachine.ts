import { assign, setup } from 'xstate';
import type { MasonOrderDetail } from '../../stone/wire/mason';
import { type Failure, failureOf, withFailure } from '../failure';
import { randomKey } from '../randomKey';
import { type Act, actOn, type Bench, type Done, lookAtOrder, type OpenedBy, openBench } from './effects';
import { namedBy } from './namedBy';

interface BenchContext {
  readonly opened: OpenedBy;
  /** Undefined until it is loaded. */
  readonly bench: Bench | undefined;
  /** The act under way, or that failed last, to be retried. */
  readonly act: Act | undefined;
  /** The key of that act: done once more as it is, it is written once. */
  readonly key: string;
  readonly failure: Failure | undefined;
}

export type BenchEvent =
  | { readonly type: 'act'; readonly act: Act }
  /** Some time has gone by, or the page is looked at again. */
  | { readonly type: 'look' }
  | { readonly type: 'retry' }
  | { readonly type: 'close' };

/** What was approved of an order's stone, and whether that is waited for. */
const sealOf = (order: MasonOrderDetail) => [namedBy(order).seal?.sha256, order.awaitsApproval].join();

/** The page of one order at its mason's: it is opened, moved on step by step, and asked about. */
export const benchMachine = setup({
  types: { context: {} as BenchContext, events: {} as BenchEvent, input: {} as OpenedBy },
  actors: { openBench, lookAtOrder, actOn },
  guards: {
    /** The stone is another by now, or the catalogue that it is drawn from: all of it is fetched anew, or files would bear another's seal. */
    isSealedOtherwise: ({ context: { bench } }, order: MasonOrderDetail) =>
      bench !== undefined && sealOf(bench.order) !== sealOf(order),
    wasRefused: ({ context: { failure } }) => failure?.kind === 'refused' || failure?.kind === 'conflict',
  },
  actions: {
    take: assign((_, bench: Bench) => ({ bench, failure: undefined })),
    takeDone: assign(({ context }, done: Done) => ({
      bench: context.bench && { ...context.bench, ...done },
      act: undefined,
      failure: undefined,
    })),
    begin: assign(({ context }, act: Act) => ({
      act,
      key: JSON.stringify(act) === JSON.stringify(context.act) ? context.key : randomKey(),
    })),
    recordFailure: assign((_, error: unknown) => ({ failure: failureOf(error) })),
  },
}).createMachine({
  id: 'bench',
  context: ({ input }) => ({
    opened: input,
    bench: undefined,
    act: undefined,
    key: randomKey(),
    failure: undefined,
  }),
  initial: 'opening',
  states: {
    opening: {
      invoke: {
        src: 'openBench',
        input: ({ context }) => context.opened,
        onDone: { target: 'shown', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: { target: 'failingToOpen', actions: withFailure },
      },
    },
    failingToOpen: { on: { retry: 'opening' } },
    shown: {
      on: { act: { target: 'acting', actions: { type: 'begin', params: ({ event }) => event.act } } },
      initial: 'resting',
      states: {
        resting: { on: { look: 'looking' } },
        looking: {
          invoke: {
            src: 'lookAtOrder',
            input: ({ context }) => (context.bench as Bench).address,
            onDone: [
              {
                guard: { type: 'isSealedOtherwise', params: ({ event }) => event.output },
                target: 'reopening',
              },
              {
                target: 'resting',
                actions: assign(({ context: { bench }, event }) => ({
                  bench: bench && { ...bench, order: event.output },
                })),
              },
            ],
            // The page stays as it is, and looks again the next time.
            onError: 'resting',
          },
        },
        /** What is typed stays, also where it fails: stone, catalogue and seal on the page are of one edition until the next look. */
        reopening: {
          invoke: {
            src: 'openBench',
            input: ({ context }) => context.opened,
            onDone: { target: 'resting', actions: { type: 'take', params: ({ event }) => event.output } },
            onError: 'resting',
          },
        },
      },
    },
    acting: {
      invoke: {
        src: 'actOn',
        // Only an act on an opened order leads here.
        input: ({ context }) => ({
          address: (context.bench as Bench).address,
          act: context.act as Act,
          key: context.key,
        }),
        onDone: { target: 'shown', actions: { type: 'takeDone', params: ({ event }) => event.output } },
        onError: { target: 'failingToAct', actions: withFailure },
      },
    },
    /** Nothing that was typed is lost: it is sent again, or changed first. */
    failingToAct: {
      on: {
        retry: 'acting',
        close: [
          // The order stands otherwise than the page shows it: a colleague has moved it on, or it is none any more.
          { guard: 'wasRefused', target: 'opening' },
          { target: 'shown' },
        ],
      },
    },
  },
});

import { assign, setup } from 'xstate';
import type { LaidRolls, TooLargePiece } from '../../../workers/exporter/contract';
import { Refused, Unreachable } from '../../api/http';
import { type ExportFailure, exportFailureOf } from '../export/context';
import { keepFile } from '../export/keepFile';
import { type LayingEvent, layThem, NotApproved, type ToLay } from './laying';

/** Why stencils were not laid, as far as the user needs to know it. */
export type LayingFailure = ExportFailure | 'unreachable';

interface LayingContext {
  readonly wanted: ToLay | undefined;
  /** The share of the work that is done, 0 to 1. */
  readonly progress: number;
  readonly laid: LaidRolls | undefined;
  /** The piece for which the roll is too small. */
  readonly tooLarge: TooLargePiece | undefined;
  /** The stones that the family has not approved, where their business waits for that. */
  readonly notApproved: readonly number[];
  readonly failure: LayingFailure | undefined;
}

type Events =
  | LayingEvent
  | { readonly type: 'lay'; readonly wanted: ToLay }
  | { readonly type: 'cancel' }
  | { readonly type: 'keep'; readonly roll: number };

const NOTHING: LayingContext = {
  wanted: undefined,
  progress: 0,
  laid: undefined,
  tooLarge: undefined,
  notApproved: [],
  failure: undefined,
};

const isAway = (error: unknown) => error instanceof Unreachable || error instanceof Refused;

/** Lays the stencils of the ticked orders on rolls of rubber, and keeps a roll's file when it is asked for. */
export const layingMachine = setup({
  types: { context: {} as LayingContext, events: {} as Events },
  actors: { layThem },
  guards: {
    isLaid: ({ event }) => event.type === 'laid' && event.laid.kind === 'laid',
  },
  actions: {
    begin: assign(({ event }) => (event.type === 'lay' ? { ...NOTHING, wanted: event.wanted } : {})),
    take: assign(({ event }) => {
      if (event.type !== 'laid') return {};
      return event.laid.kind === 'laid' ? { laid: event.laid } : { tooLarge: event.laid };
    }),
    fail: assign(({ event }) => {
      if (event.type !== 'laying.failed') return {};
      if (event.error instanceof NotApproved) return { notApproved: event.error.stones };
      return { failure: isAway(event.error) ? ('unreachable' as const) : exportFailureOf(event.error) };
    }),
    keep: ({ context, event }) => {
      const roll = event.type === 'keep' ? context.laid?.rolls[event.roll] : undefined;
      if (roll) keepFile(roll);
    },
  },
}).createMachine({
  id: 'laying',
  context: NOTHING,
  initial: 'idle',
  on: { lay: { target: '.laying', actions: 'begin' } },
  states: {
    idle: {},
    laying: {
      invoke: {
        src: 'layThem',
        // Only what is wanted leads here.
        input: ({ context }) => context.wanted as ToLay,
      },
      on: {
        progressed: { actions: assign(({ event }) => ({ progress: event.part })) },
        laid: [
          { guard: 'isLaid', target: 'laid', actions: 'take' },
          { target: 'tooLarge', actions: 'take' },
        ],
        'laying.failed': { target: 'failing', actions: 'fail' },
        cancel: 'idle',
        // Another wish waits for this one: two at once would each take twice as long.
        lay: {},
      },
    },
    laid: { on: { keep: { actions: 'keep' } } },
    tooLarge: {},
    failing: {},
  },
});

import { assign, setup } from 'xstate';
import type { DataPaperRequest, ExportedFile } from '../../../workers/exporter/contract';
import { keepFile } from '../export/keepFile';
import { type Failure, failureOf, withFailure } from '../failure';
import { drawPaper, type Erasure, erase, look, type OwnData, type Subject } from './effects';

export interface OwnDataContext {
  readonly subject: Subject;
  /** Everything that is kept; undefined until it is there. After an erasure, what was erased. */
  readonly data: OwnData | undefined;
  readonly paper: DataPaperRequest | undefined;
  /** By when it is erased at the latest, ISO 8601, where that was asked for here and an order is under way. */
  readonly until: string | undefined;
  readonly hasTried: boolean;
  readonly failure: Failure | undefined;
}

export type OwnDataEvent =
  | { readonly type: 'paper'; readonly request: DataPaperRequest }
  | { readonly type: 'erase' }
  | { readonly type: 'confirm' }
  | { readonly type: 'close' }
  | { readonly type: 'retry' };

/**
 * The page of everything that is kept of a stone or a case: looked at, taken home as a file, and erased by a press and a
 * confirmation.
 */
export const ownDataMachine = setup({
  types: {
    context: {} as OwnDataContext,
    events: {} as OwnDataEvent,
    input: {} as { readonly subject: Subject },
  },
  actors: { look, erase, drawPaper },
  guards: {
    isErased: (_, erasure: Erasure) => erasure.outcome === 'erased',
  },
  actions: {
    keep: (_, file: ExportedFile) => keepFile(file),
    recordFailure: assign((_, error: unknown) => ({ failure: failureOf(error) })),
  },
}).createMachine({
  id: 'ownData',
  context: ({ input }) => ({
    ...input,
    ...{ data: undefined, paper: undefined, until: undefined, hasTried: false, failure: undefined },
  }),
  initial: 'looking',
  states: {
    looking: {
      invoke: {
        src: 'look',
        input: ({ context }) => context.subject,
        onDone: { target: 'shown', actions: assign(({ event }) => ({ data: event.output })) },
        onError: { target: 'failingToLook', actions: withFailure },
      },
    },
    failingToLook: { on: { retry: 'looking' } },
    shown: {
      on: {
        paper: {
          target: '.drawing',
          actions: assign(({ event }) => ({ paper: event.request })),
        },
        erase: '.asking',
      },
      initial: 'resting',
      states: {
        resting: {},
        drawing: {
          invoke: {
            src: 'drawPaper',
            input: ({ context: { paper } }) => {
              if (!paper) throw new Error('a paper that was not asked for');
              return paper;
            },
            onDone: { target: 'resting', actions: { type: 'keep', params: ({ event }) => event.output } },
            onError: { target: 'failingToDraw', actions: withFailure },
          },
          // A second press, or the question whether to erase, waits until the paper is there.
          on: { paper: undefined, erase: undefined },
        },
        failingToDraw: { on: { retry: 'drawing', close: 'resting' } },
        /** The popup `erase data`. */
        asking: {
          on: {
            confirm: { target: '#ownData.erasing', actions: assign({ hasTried: false }) },
            close: 'resting',
          },
        },
      },
    },
    erasing: {
      invoke: {
        src: 'erase',
        input: ({ context: { subject, data, hasTried } }) => ({
          subject,
          stones: data?.stones.map(({ stone }) => stone.id) ?? [],
          isRetry: hasTried,
        }),
        onDone: [
          { guard: { type: 'isErased', params: ({ event }) => event.output }, target: 'erased' },
          {
            target: 'looking',
            actions: assign(({ event: { output } }) => ({
              until: output.outcome === 'underWay' ? output.until : undefined,
            })),
          },
        ],
        onError: { target: 'failingToErase', actions: withFailure },
      },
    },
    /** It is unknown whether it was heard: asking again is the same request. */
    failingToErase: {
      on: {
        retry: { target: 'erasing', actions: assign({ hasTried: true }) },
        close: 'shown',
      },
    },
    erased: { type: 'final' },
  },
});

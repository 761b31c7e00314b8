import { assign, setup } from 'xstate';
import type { ExportedFile, ExportRequest } from '../../../workers/exporter/contract';
import { type ExportEvent, type ExportFailure, exportFailureOf } from '../export/context';
import { drawFile } from '../export/effects';

/** Pixels per mm of the picture that stands in for the stone in space. */
const FLAT = { format: 'png', pxPerMm: 2 } as const;
const IN_SPACE = { format: 'glb' } as const;

interface WalkingContext {
  /** The stone as it was when it was asked for, whatever file is made of it. */
  readonly request: ExportRequest;
  /** Whether the browser draws in space; if not, the stone is shown from the front. */
  readonly inSpace: boolean;
  /** The share of the work that is done, 0 to 1. */
  readonly progress: number;
  readonly file: ExportedFile | undefined;
  readonly failure: ExportFailure | undefined;
}

type WalkingEvent =
  | Extract<ExportEvent, { readonly type: 'progressed' | 'drawn' | 'drawing.failed' | 'retry' }>
  /** The graphics card was taken away, or gives no room. */
  | { readonly type: 'space.failed' };

/** A stone that is walked around: its bodies are made in the exporter's worker; where there is no space, a picture of its front. */
export const walkingMachine = setup({
  types: {
    context: {} as WalkingContext,
    events: {} as WalkingEvent,
    input: {} as Pick<WalkingContext, 'request' | 'inSpace'>,
  },
  actors: { drawFile },
  actions: {
    begin: assign({ progress: 0, file: undefined, failure: undefined }),
    leaveSpace: assign({ inSpace: false }),
  },
}).createMachine({
  id: 'walking',
  context: ({ input }) => ({ ...input, progress: 0, file: undefined, failure: undefined }),
  initial: 'making',
  states: {
    making: {
      entry: 'begin',
      invoke: {
        src: 'drawFile',
        input: ({ context: { request, inSpace } }) => ({ ...request, order: inSpace ? IN_SPACE : FLAT }),
      },
      on: {
        progressed: { actions: assign(({ event }) => ({ progress: event.part })) },
        drawn: { target: 'shown', actions: assign(({ event }) => ({ file: event.file })) },
        'drawing.failed': {
          target: 'failing',
          actions: assign(({ event }) => ({ failure: exportFailureOf(event.error) })),
        },
      },
    },
    shown: { on: { 'space.failed': { target: 'making', actions: 'leaveSpace' } } },
    failing: { on: { retry: 'making' } },
  },
});

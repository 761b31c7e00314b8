import { assign, setup } from 'xstate';
import type {
  ExportedFile,
  ExportRequest,
  TurnedPicture,
  TurntableRequest,
} from '../../../workers/exporter/contract';
import { type ExportEvent, type ExportFailure, exportFailureOf } from '../export/context';
import { drawFile } from '../export/effects';
import { paintTurns, type TurnEvent } from './paintTurns';

interface WalkingContext {
  /** The stone as it was when it was asked for, whatever is made of it. */
  readonly request: ExportRequest;
  /** From where it is painted where the browser draws nothing in space. */
  readonly turning: Pick<TurntableRequest, 'turns' | 'lift' | 'width' | 'height'>;
  /** Whether the browser draws in space; if not, the stone is shown by pictures from all around. */
  readonly inSpace: boolean;
  /** The share of the work that is done, 0 to 1. */
  readonly progress: number;
  readonly file: ExportedFile | undefined;
  /** The pictures from all around that are there. */
  readonly pictures: readonly TurnedPicture[];
  readonly failure: ExportFailure | undefined;
}

type WalkingEvent =
  | Extract<ExportEvent, { readonly type: 'progressed' | 'drawn' | 'drawing.failed' | 'retry' }>
  | TurnEvent
  /** The graphics card was taken away, or gives no room. */
  | { readonly type: 'space.failed' };

/**
 * A stone that is walked around: its bodies are made in the exporter's worker; where there is no space, it is painted there from
 * all around.
 */
export const walkingMachine = setup({
  types: {
    context: {} as WalkingContext,
    events: {} as WalkingEvent,
    input: {} as Pick<WalkingContext, 'request' | 'turning' | 'inSpace'>,
  },
  actors: { drawFile, paintTurns },
  actions: {
    begin: assign({ progress: 0, file: undefined, pictures: [], failure: undefined }),
    leaveSpace: assign({ inSpace: false }),
  },
  guards: { isInSpace: ({ context }) => context.inSpace },
}).createMachine({
  id: 'walking',
  context: ({ input }) => ({ ...input, progress: 0, file: undefined, pictures: [], failure: undefined }),
  initial: 'opening',
  states: {
    opening: {
      entry: 'begin',
      always: [{ guard: 'isInSpace', target: 'making' }, { target: 'painting' }],
    },
    making: {
      invoke: {
        src: 'drawFile',
        input: ({ context: { request } }) => ({ ...request, order: { format: 'glb' } }),
      },
      on: {
        progressed: { actions: assign(({ event }) => ({ progress: event.part })) },
        drawn: { target: 'shown', actions: assign(({ event }) => ({ file: event.file })) },
      },
    },
    /** The pictures that are there can be turned through while the others come. */
    painting: {
      invoke: {
        src: 'paintTurns',
        input: ({ context: { request, turning } }) => {
          const { design, id, catalogue, locale } = request;
          return { design, id, catalogue, locale, ...turning };
        },
      },
      on: {
        painted: {
          actions: assign(({ context: { pictures }, event }) => ({ pictures: [...pictures, event.picture] })),
        },
        'painting.ended': 'shown',
      },
    },
    shown: { on: { 'space.failed': { target: 'opening', actions: 'leaveSpace' } } },
    failing: { on: { retry: 'opening' } },
  },
  on: {
    'drawing.failed': {
      target: '.failing',
      actions: assign(({ event }) => ({ failure: exportFailureOf(event.error) })),
    },
  },
});

import { assign, setup } from 'xstate';
import type { ExportedFile } from '../../../workers/exporter/contract';
import { PICTURES_DELAY } from '../../stone/constants';
import { type ExportContext, type ExportEvent, exportFailureOf, NOTHING_ASKED } from './context';
import { drawFile, keepUploads } from './effects';
import { keepFile } from './keepFile';

/** Whether a request is for a PDF: only those need a saved stone (specification section 5). */
function isPdf(request: ExportContext['request']): boolean {
  return bringsPictures(request) || request?.order.format === 'permit';
}

/** Whether a request is for a PDF that shows the stone as the family sees it, or in true size. */
function bringsPictures(request: ExportContext['request']): boolean {
  return request?.order.format === 'offer' || request?.order.format === 'pdf';
}

const exportSetup = setup({
  types: { context: {} as ExportContext, events: {} as ExportEvent },
  actors: { drawFile, keepUploads },
  delays: { PICTURES_DELAY },
  guards: {
    /** A stone must be saved before it is printed or exported as PDF (specification section 5). */
    mustBeSavedFirst: ({ event }) =>
      event.type === 'export' &&
      event.request.id === undefined &&
      (event.purpose === 'print' || isPdf(event.request)),
    isForPrint: ({ context }) => context.purpose === 'print',
    /** The uploaded vignettes go with the PDF (specification section 9). */
    bringsUploads: ({ context }) =>
      bringsPictures(context.request) && (context.request?.design.stoneVignets.length ?? 0) > 0,
  },
  actions: {
    take: assign(({ event, context }) =>
      event.type === 'export'
        ? { ...NOTHING_ASKED, request: event.request, purpose: event.purpose }
        : { ...NOTHING_ASKED, request: context.request, purpose: context.purpose },
    ),
    keep: (_, file: ExportedFile) => keepFile(file),
    forget: assign(NOTHING_ASKED),
  },
});

/** Where a request leads. */
const ORDERED = [
  { guard: 'mustBeSavedFirst', target: '#export.warning' },
  { target: '#export.drawing', actions: 'take' },
] as const;

/**
 * Makes one file at a time: says that a stone must be saved first, reports progress, delivers the file, and
 * can be cancelled at any time.
 */
export const exportMachine = exportSetup.createMachine({
  id: 'export',
  context: NOTHING_ASKED,
  initial: 'idle',
  states: {
    idle: { entry: 'forget', on: { export: [...ORDERED] } },
    /** "Gem stenen først". */
    warning: { on: { close: 'idle' } },
    drawing: {
      invoke: {
        src: 'drawFile',
        // Only a request leads here, and it was accepted.
        input: ({ context }) => context.request as NonNullable<ExportContext['request']>,
      },
      on: {
        progressed: { actions: assign(({ event }) => ({ progress: event.part })) },
        drawn: { target: 'ready', actions: assign(({ event }) => ({ file: event.file, progress: 1 })) },
        'drawing.failed': {
          target: 'failing',
          actions: assign(({ event }) => ({ failure: exportFailureOf(event.error) })),
        },
        cancel: 'cancelled',
      },
    },
    ready: {
      initial: 'delivering',
      states: {
        delivering: {
          always: [
            { guard: 'isForPrint', target: 'printing' },
            {
              guard: 'bringsUploads',
              target: 'lingering',
              actions: { type: 'keep', params: ({ context }) => context.file as ExportedFile },
            },
            {
              target: 'delivered',
              actions: { type: 'keep', params: ({ context }) => context.file as ExportedFile },
            },
          ],
        },
        /** The picture is shown to the printer until it is printed. */
        printing: { on: { close: '#export.idle' } },
        /** Must not be closed meanwhile: the uploads are still to be downloaded. */
        lingering: { after: { PICTURES_DELAY: 'keepingUploads' } },
        keepingUploads: {
          invoke: {
            src: 'keepUploads',
            input: ({ context }) => context.request?.design.stoneVignets ?? [],
            onDone: 'delivered',
            onError: 'delivered',
          },
        },
        delivered: { on: { close: '#export.idle', export: [...ORDERED] } },
      },
    },
    failing: { on: { retry: { target: 'drawing', actions: 'take' }, close: 'idle' } },
    cancelled: { on: { close: 'idle', export: [...ORDERED] } },
  },
});

import { assign, emit, sendTo, setup } from 'xstate';
import { endPictures } from '../../renderer/pictures';
import { firstDistance } from '../../scene/knownDistance';
import { cornersOf, type Quad, sidesOf } from '../../scene/straighten/quad';
import type { Stone } from '../../stone/stone';
import { designOf } from '../designer/context';
import type { DesignerActor } from '../designer/designerMachine';
import {
  areCorners,
  type ChosenPicture,
  cropWithin,
  mayBrush,
  measured,
  NOTHING_CHOSEN,
  type UploadingContext,
  type UploadingEvent,
  type UploadingNotice,
  uploadFailureOf,
} from './context';
import { areSame, cutFrom, NOTHING_WISHED } from './cuts';
import { isMeasured } from './distance';
import { giveUp, readPicture, removeStone, settle, straighten, upload } from './effects';
import { placementOf } from './placing';

/** What was typed stays; the measure that followed from it is computed again. */
function remeasured(context: UploadingContext): Pick<UploadingContext, 'size'> {
  const { size } = context;
  return { size: measured(context, size.typed, size[size.typed]) };
}

/** Other corners make another picture of the area: a distance known on it is placed anew. */
function withCorners(
  { distance }: UploadingContext,
  corners: Quad,
): Pick<UploadingContext, 'corners' | 'distance'> {
  return { corners, distance: distance && firstDistance(sidesOf(corners)) };
}

/** The context, events, actions and guards of uploading. */
export const uploadingSetup = setup({
  types: {
    context: {} as UploadingContext,
    events: {} as UploadingEvent,
    emitted: {} as UploadingNotice,
    input: {} as { readonly designer: DesignerActor },
  },
  actors: { settle, readPicture, straighten, upload, removeStone, giveUp },
  guards: {
    isSaved: ({ event }) => event.type === 'open' && event.onto === 'saved',
    mayNotEdit: ({ event }) => event.type === 'open' && event.onto === 'readOnly',
    areCorners: ({ context }) => areCorners(context),
    isMeasured: ({ context }) => isMeasured(context),
    isAddition: ({ context }) => context.isAddition,
    wasDeleted: (_, deleted: boolean) => deleted,
    isStone: ({ context }) => context.kind === 'stone',
    mayBrush: ({ context }) => mayBrush(context),
    isBrushed: ({ context }) => context.strokes.length > 0,
    isDrawing: ({ context }) => context.kind === 'vignet',
    isTraced: ({ context }) => context.tracings.length > 0,
    isWished: ({ context }) => context.strokes.length + context.tracings.length > 0,
    isCutKnown: ({ context }) => cutFrom(context.cuts, context) !== undefined,
    isCutAsAsked: ({ context }) => areSame(context.asked, context),
    isAllSent: ({ event }) => event.type === 'sent' && event.part >= 1,
  },
  actions: {
    begin: assign(({ event }) =>
      event.type === 'open'
        ? { ...NOTHING_CHOSEN, kind: event.kind, isAddition: event.isAddition ?? false }
        : {},
    ),
    forget: assign(({ context }) => {
      if (context.picture) URL.revokeObjectURL(context.picture.url);
      return NOTHING_CHOSEN;
    }),
    tellGivenUp: emit({ type: 'addition.abandoned' }),
    endPictures: () => endPictures(),
    takePicture: assign(({ context }, picture: ChosenPicture) => {
      if (context.picture) URL.revokeObjectURL(context.picture.url);
      const crop = { left: 0, top: 0, right: picture.width, bottom: picture.height };
      return { picture, crop, ...withCorners(context, cornersOf(crop)), failure: undefined };
    }),
    crop: assign(({ context, event }) => {
      if (event.type !== 'crop' || !context.picture) return {};
      const crop = cropWithin(event.crop, context.picture);
      return { crop, ...withCorners(context, cornersOf(crop)) };
    }),
    placeCorners: assign(({ context, event }) =>
      event.type === 'corners.place' ? withCorners(context, event.corners) : {},
    ),
    remeasure: assign(({ context }) => remeasured(context)),
    measure: assign(({ context, event }) =>
      event.type === 'measure' ? { size: measured(context, event.side, event.mm) } : {},
    ),
    link: assign(({ context, event }) =>
      event.type === 'link'
        ? remeasured({ ...context, size: { ...context.size, isLinked: event.isLinked } })
        : {},
    ),
    knowDistance: assign(({ event }) => (event.type === 'distance' ? { distance: event.distance } : {})),
    setArchive: assign(({ event }) => (event.type === 'archive' ? { archive: event.archive } : {})),
    setBackground: assign(({ context, event }) =>
      event.type === 'background.keep'
        ? {
            keepBackground: event.keepBackground,
            ...remeasured({ ...context, keepBackground: event.keepBackground }),
          }
        : {},
    ),
    /** Strokes lie on the straightened picture, and go with it. */
    keepUpright: assign((_, upright: Blob) => ({
      upright,
      sent: 0,
      ...NOTHING_WISHED,
      asked: NOTHING_WISHED,
      cuts: [],
      failure: undefined,
    })),
    brush: assign(({ context, event }) =>
      event.type === 'stroke.add' ? { strokes: [...context.strokes, event.stroke] } : {},
    ),
    unbrush: assign(({ context }) => ({ strokes: context.strokes.slice(0, -1) })),
    brushAnew: assign({ strokes: [] }),
    trace: assign(({ context, event }) =>
      event.type === 'trace' ? { tracings: [...context.tracings, event.tracing] } : {},
    ),
    untrace: assign(({ context }) => ({ tracings: context.tracings.slice(0, -1) })),
    askForCut: assign(({ context: { strokes, tracings } }) => ({ asked: { strokes, tracings } })),
    keepCut: assign(({ context, event }) =>
      event.type === 'received'
        ? {
            uploaded: event.uploaded,
            cuts: [...context.cuts, { ...context.asked, uploaded: event.uploaded }],
          }
        : {},
    ),
    takeKnownCut: assign(({ context }) => ({
      uploaded: cutFrom(context.cuts, context)?.uploaded ?? context.uploaded,
    })),
    recordFailure: assign((_, error: unknown) => ({ failure: uploadFailureOf(error) })),
    forgiveFailure: assign({ failure: undefined }),
    /** Puts the result on the stone; a vignet is then selected. */
    place: ({ context: { designer, uploaded, isAddition } }) => {
      if (!uploaded) return;
      const { context } = designer.getSnapshot();
      designer.send({ type: 'edit', edit: placementOf(context, uploaded, isAddition) });
      // It lies on top of what was there.
      const added = designOf(context).Parms.length;
      if (uploaded.kind === 'vignet') designer.send({ type: 'select', elements: [added] });
    },
    reload: sendTo(
      ({ context }) => context.designer,
      (_, stone: Stone) => ({ type: 'reloaded', stone }) as const,
    ),
  },
});

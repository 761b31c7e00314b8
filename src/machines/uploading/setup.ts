import { assign, emit, setup } from 'xstate';
import { isBegunAddition } from '../../api/begunAddition';
import { endPictures } from '../../renderer/pictures';
import { cornersOf } from '../../scene/straighten/quad';
import { isChanged } from '../../stone/history';
import type { Stone } from '../../stone/stone';
import type { DesignerActor } from '../designer/designerMachine';
import {
  areCorners,
  type ChosenPicture,
  cropWithin,
  isSized,
  measured,
  NOTHING_CHOSEN,
  type UploadingContext,
  type UploadingEvent,
  type UploadingNotice,
  uploadFailureOf,
} from './context';
import { giveUp, readPicture, removeStone, settle, straighten, upload } from './effects';
import { placementOf } from './placing';

/** What was typed stays; the measure that followed from it is computed again. */
function remeasured(context: UploadingContext): Pick<UploadingContext, 'size'> {
  const { size } = context;
  return { size: measured(context, size.typed, size[size.typed]) };
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
    isSaved: ({ context }) => context.designer.getSnapshot().context.saved !== undefined,
    mayNotEdit: ({ context }) => context.designer.getSnapshot().context.readOnly,
    areCorners: ({ context }) => areCorners(context),
    isSized: ({ context }) => isSized(context),
    /** The stone was created for this photograph in this tab, and neither saved nor changed since. */
    isBegunAddition: ({ context: { designer, isAddition } }) => {
      const { saved, history } = designer.getSnapshot().context;
      const { id } = saved?.address ?? {};
      if (!isAddition || !saved || id === undefined || isChanged(history)) return false;
      return isBegunAddition({ id, version: saved.version });
    },
    isStone: ({ context }) => context.kind === 'stone',
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
      return { picture, crop, corners: cornersOf(crop), failure: undefined };
    }),
    crop: assign(({ context: { picture }, event }) => {
      if (event.type !== 'crop' || !picture) return {};
      const crop = cropWithin(event.crop, picture);
      return { crop, corners: cornersOf(crop) };
    }),
    placeCorners: assign(({ context, event }) =>
      event.type === 'corners.place' ? { corners: event.corners } : { corners: context.corners },
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
    setArchive: assign(({ event }) => (event.type === 'archive' ? { archive: event.archive } : {})),
    setBackground: assign(({ context, event }) =>
      event.type === 'background.keep'
        ? {
            keepBackground: event.keepBackground,
            ...remeasured({ ...context, keepBackground: event.keepBackground }),
          }
        : {},
    ),
    keepUpright: assign((_, upright: Blob) => ({ upright, sent: 0, failure: undefined })),
    recordFailure: assign((_, error: unknown) => ({ failure: uploadFailureOf(error) })),
    forgiveFailure: assign({ failure: undefined }),
    /** Puts the result on the stone; a vignet is then selected. */
    place: ({ context: { designer, uploaded, isAddition } }) => {
      if (!uploaded) return;
      const edit = placementOf(designer.getSnapshot().context, uploaded, isAddition);
      designer.send({ type: 'edit', edit });
      if (uploaded.kind !== 'vignet') return;
      const { Parms } = designer.getSnapshot().context.history.present;
      designer.send({ type: 'select', elements: [Parms.length - 1] });
    },
    reload: ({ context }, stone: Stone) => context.designer.send({ type: 'reloaded', stone }),
  },
});

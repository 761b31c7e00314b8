import { fromCallback, fromPromise } from 'xstate';
import type { Straightening } from '../../../workers/pictures/contract';
import { endAddition, isBegunAddition } from '../../api/begunAddition';
import { isUser } from '../../api/identity';
import { forgetStone } from '../../api/knownStones';
import { rememberUploaded } from '../../api/ownVignets';
import { deleteStone, fetchStone } from '../../api/stones';
import { deleteOwnStone, uploadStone, uploadVignet } from '../../api/uploads';
import { openPicture, straighten as straightenPicture } from '../../renderer/pictures';
import { isChanged } from '../../stone/history';
import type { Stone } from '../../stone/stone';
import type { DesignerContext } from '../designer/context';
import type { DesignerActor } from '../designer/designerMachine';
import { addressOf, settle as settleDesigner } from '../designer/settled';
import type { ChosenPicture, UploadingContext, UploadingEvent } from './context';
import { tracingOf } from './cuts';
import { sentMeasures } from './distance';

/** Saves the stone to upload to. */
export const settle = fromPromise<void, DesignerActor>(({ input, signal }) => settleDesigner(input, signal));

/** Reads a chosen file and prepares it for display. */
export const readPicture = fromPromise<ChosenPicture, Blob>(async ({ input }) => {
  const opened = await openPicture(input);
  return { ...opened, url: URL.createObjectURL(opened.blob) };
});

/** Straightens the picture. */
export const straighten = fromPromise<Blob, Straightening>(({ input }) => straightenPicture(input));

/** What is sent. */
export type Order = Pick<
  UploadingContext,
  | 'designer'
  | 'kind'
  | 'upright'
  | 'corners'
  | 'size'
  | 'distance'
  | 'keepBackground'
  | 'archive'
  | 'strokes'
  | 'tracings'
>;

/** Sends the picture and reports progress and result; stopping it aborts the call at once. */
export const upload = fromCallback<UploadingEvent, Order, UploadingEvent>(({ input, sendBack }) => {
  const work = new AbortController();
  const sending = {
    onSent: (part: number) => sendBack({ type: 'sent', part }),
    signal: work.signal,
  };
  const run = async () => {
    const { designer, kind, upright, keepBackground, archive, strokes } = input;
    if (!upright) throw new Error('nothing to send');
    const given = { picture: upright, ...sentMeasures(input) };
    const address = addressOf(designer);
    if (kind === 'vignet') {
      const vignet = await uploadVignet(address, { ...given, archive, tracing: tracingOf(input) }, sending);
      // A user finds it again in the department's archive, if it was stored there.
      if (!isUser()) rememberUploaded(vignet);
      return { kind, vignet } as const;
    }
    const cut = await uploadStone(address, { ...given, keepBackground, strokes }, sending);
    return { kind, ...cut } as const;
  };
  run().then(
    (uploaded) => sendBack({ type: 'received', uploaded }),
    (error: unknown) => {
      if (!work.signal.aborted) sendBack({ type: 'sending.failed', error });
    },
  );
  return () => work.abort();
});

/** Which uploaded stone is deleted, and from where. */
export interface Deletion {
  readonly designer: DesignerActor;
  readonly id: number;
}

/** Deletes an uploaded stone once everything else is saved, and returns the stone as the server then has it. */
export const removeStone = fromPromise<Stone, Deletion>(async ({ input: { designer, id }, signal }) => {
  await settleDesigner(designer, signal);
  const address = addressOf(designer);
  await deleteOwnStone(id, address, signal);
  return fetchStone(address, signal);
});

/** Whether the stone was created for a photograph in this tab, and neither saved nor changed since. */
function isOnlyForPhotograph({ saved, history }: Pick<DesignerContext, 'saved' | 'history'>): boolean {
  if (!saved || isChanged(history)) return false;
  return isBegunAddition({ id: saved.address.id, version: saved.version });
}

/** Deletes a stone that was created only for a photograph, and says whether it was one. */
export const giveUp = fromPromise<boolean, DesignerActor>(async ({ input, signal }) => {
  if (!isOnlyForPhotograph(input.getSnapshot().context)) return false;
  const address = addressOf(input);
  await deleteStone(address, signal);
  forgetStone(address.id);
  endAddition();
  return true;
});

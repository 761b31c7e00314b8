import type { Stroke } from '../../../src/stone/wire/stroke';
import type { Tracing } from '../../../src/stone/wire/tracing';
import type { UploadedPhotograph, UploadedStone, UploadedVignet } from '../../../src/stone/wire/upload';
import type { Caller } from '../../domain/caller';
import { Refusal } from '../../domain/refusal';
import { allowAt } from '../../http/guard';
import { inTurn } from '../../pictures/inTurn';
import { pictureAddress } from '../../pictures/pictureStore';
import { uploadedBytes } from '../../pictures/uploadedPicture';
import type { Services } from '../../services';
import { findStone } from '../../store/stones';
import { insertUpload, type NewUpload } from '../../store/uploads';

/** An uploaded picture, and the size in mm where it was entered. */
export interface Upload {
  readonly image: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** The size in mm of all that a stone's photograph shows. */
  readonly pictureSize?: { readonly width: number; readonly height: number } | undefined;
  /** What was brushed over a stone's photograph. */
  readonly strokes?: readonly Stroke[] | undefined;
  /** How the lines of a drawing are found. */
  readonly tracing?: Tracing | undefined;
}

/** The uploader, also as key for the fair queue. */
export interface Uploader {
  readonly caller: Caller;
  readonly turn: string;
}

/**
 * A photograph takes about a second of processor time, a drawing of many pieces three: what takes twice that was made
 * to. By the clock it may be much more, on a busy machine.
 */
const LIMITS = { wallMs: 60_000, processorMs: 6_000 };

const fileOf = ({ image, width, height, pictureSize }: Upload) => ({
  bytes: uploadedBytes(image),
  width,
  height,
  pictureSize,
});

/** The stone for an upload: one that may be edited, by a caller who may. */
async function stoneFor({ database }: Services, caller: Caller, id: number): Promise<number> {
  const stone = allowAt(caller, 'updateStone', await findStone(database, id));
  if (stone.status !== 'draft') throw new Refusal('sentToMason');
  return stone.id;
}

/** Records an upload; its picture is swept where the stone was deleted meanwhile. */
async function noted({ database }: Services, given: NewUpload): Promise<number> {
  const id = await insertUpload(database, given);
  if (id === undefined) throw new Refusal('stoneNotFound');
  return id;
}

/**
 * Cuts a photographed stone out and stores it. The design does not change: the uploader adds the entry to it.
 *
 * @returns the entry for `stoneStoneTypes`, and where on the photograph it lies.
 * @throws Refusal
 */
export async function keepStoneType(
  services: Services,
  {
    uploader,
    stoneId,
    upload,
    keepBackground,
  }: { uploader: Uploader; stoneId: number; upload: Upload; keepBackground: boolean },
): Promise<UploadedStone> {
  const id = await stoneFor(services, uploader.caller, stoneId);
  const task = { upload: fileOf(upload), keepBackground, strokes: upload.strokes };
  const { bytes, type, width, height, outline, within } = await inTurn(
    services.uploadWork.run('stoneType', () => task, { caller: uploader.turn, ...LIMITS }),
    'uploadTooIntricate',
  );
  const picture = await services.pictures.keep(bytes, type);
  const given = { kind: 'stonetype', stoneId: id, archivedBy: null, picture, width, height } as const;
  return {
    id: await noted(services, given),
    url: pictureAddress(picture),
    width,
    height,
    outline,
    within,
  };
}

/**
 * Traces a drawing and stores it, on request also in the department's archive.
 *
 * @returns the entry for `stoneVignets`.
 * @throws Refusal
 */
export async function keepVignet(
  services: Services,
  {
    uploader: { caller, turn },
    stoneId,
    upload,
    archive,
  }: { uploader: Uploader; stoneId: number; upload: Upload; archive: boolean },
): Promise<UploadedVignet> {
  const id = await stoneFor(services, caller, stoneId);
  if (archive && caller.kind !== 'user') throw new Refusal('loginNeeded');
  const archivedBy = archive && caller.kind === 'user' ? caller.user.businessId : null;
  const task = { upload: fileOf(upload), tracing: upload.tracing };
  const { bytes, type, width, height } = await inTurn(
    services.uploadWork.run('vignet', () => task, { caller: turn, ...LIMITS }),
    'uploadTooIntricate',
  );
  const picture = await services.pictures.keep(bytes, type);
  const given = { kind: 'vignet', stoneId: id, archivedBy, picture, width, height } as const;
  return { id: await noted(services, given), url: pictureAddress(picture), width, height };
}

/**
 * Keeps a photograph for a medallion as it is; the design does not change.
 *
 * @throws Refusal
 */
export async function keepPhotograph(
  services: Services,
  {
    uploader: { caller, turn },
    stoneId,
    image,
  }: { uploader: Uploader; stoneId: number; image: Upload['image'] },
): Promise<UploadedPhotograph> {
  const id = await stoneFor(services, caller, stoneId);
  const task = { upload: { bytes: uploadedBytes(image) } };
  const { bytes, type, width, height } = await inTurn(
    services.uploadWork.run('photograph', () => task, { caller: turn, ...LIMITS }),
    'uploadTooIntricate',
  );
  const picture = await services.pictures.keep(bytes, type);
  await noted(services, { kind: 'photograph', stoneId: id, archivedBy: null, picture, width, height });
  return { url: pictureAddress(picture), width, height };
}

import type { OwnStoneType } from '../../../src/stone/ownStoneType';
import type { UploadedVignet } from '../../../src/stone/wire/upload';
import type { Caller } from '../../access/caller';
import { allowAt } from '../../http/guard';
import { Refusal } from '../../http/refusal';
import { pictureAddress } from '../../pictures/pictureStore';
import { prepareStoneType, prepareVignet, type Upload } from '../../pictures/removeBackground';
import type { Services } from '../../services';
import { findStone } from '../../store/stones';
import { insertUpload } from '../../store/uploads';

/** The stone to which a caller may upload: one that may be edited, by somebody who may edit it. */
async function stoneFor({ database }: Services, caller: Caller, id: number): Promise<number> {
  const stone = allowAt(caller, 'updateStone', await findStone(database, id));
  if (stone.status !== 'draft') throw new Refusal('sentToMason');
  return stone.id;
}

/**
 * Cuts a photographed stone out and keeps it. The design is not touched: who uploads adds the entry to it, as any edit.
 *
 * @returns the entry for `stoneStoneTypes`.
 * @throws Refusal
 */
export async function keepStoneType(
  services: Services,
  {
    caller,
    stoneId,
    upload,
    keepBackground,
  }: { caller: Caller; stoneId: number; upload: Upload; keepBackground: boolean },
): Promise<OwnStoneType> {
  const id = await stoneFor(services, caller, stoneId);
  const { bytes, type, width, height, outline } = await prepareStoneType(
    services.backgrounds,
    upload,
    keepBackground,
  );
  const picture = await services.pictures.keep(bytes, type);
  const given = { kind: 'stonetype', stoneId: id, archivedBy: null, picture, width, height } as const;
  return {
    id: await insertUpload(services.database, given),
    url: pictureAddress(picture),
    width,
    height,
    outline,
  };
}

/**
 * Traces a drawing and keeps it, for the department's archive too where that is wished.
 *
 * @returns the entry for `stoneVignets`.
 * @throws Refusal
 */
export async function keepVignet(
  services: Services,
  { caller, stoneId, upload, archive }: { caller: Caller; stoneId: number; upload: Upload; archive: boolean },
): Promise<UploadedVignet> {
  const id = await stoneFor(services, caller, stoneId);
  if (archive && caller.kind !== 'user') throw new Refusal('loginNeeded');
  const archivedBy = archive && caller.kind === 'user' ? caller.user.businessId : null;
  const { bytes, type, width, height } = await prepareVignet(services.backgrounds, upload);
  const picture = await services.pictures.keep(bytes, type);
  const given = { kind: 'vignet', stoneId: id, archivedBy, picture, width, height } as const;
  return { id: await insertUpload(services.database, given), url: pictureAddress(picture), width, height };
}

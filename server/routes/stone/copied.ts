import type { FastifyBaseLogger } from 'fastify';
import { withoutBack } from '../../../src/stone/back/withoutBack';
import { pictureHeader } from '../../../src/stone/pictureHeader';
import { type Design, design } from '../../../src/stone/stone';
import { putPreview } from '../../pictures/keepPreview';
import type { Services } from '../../services';
import type { Queries } from '../../store/database';
import { type GivenDesign, type GivenStone, insertDecided } from '../../store/decidedStones';
import type { StoredStone } from '../../store/storedStone';

/** A design for another stone: where a business copies it outside of its cases, the next family is asked anew. */
function forAnother(original: Design, isUser: boolean): GivenDesign {
  if (!isUser || original.ProjectId) return original;
  const { contactName: _name, contactPhone: _phone, contactEmail: _email, ...rest } = original;
  return rest;
}

/** A stone's picture once more, for another stone; null where it has none. */
export async function pictureAgain(
  { previews }: Pick<Services, 'previews'>,
  { preview }: StoredStone,
  log: FastifyBaseLogger,
): Promise<string | null> {
  const picture = preview === null ? undefined : await previews.read(preview);
  const header = picture && pictureHeader(picture.bytes);
  return header ? putPreview(previews, { bytes: picture.bytes, type: header.type }, log) : null;
}

/** Creates a stone with the design of another, its own tokens, and no history. */
export function insertCopy(
  inside: Queries,
  original: StoredStone,
  {
    businessId,
    preview,
    isSameFamily,
  }: Pick<GivenStone, 'businessId' | 'preview'> & { readonly isSameFamily: boolean },
): Promise<StoredStone> {
  const whole = withoutBack(design.parse(JSON.parse(original.design)));
  const given = isSameFamily ? whole : forAnother(whole, businessId !== null);
  return insertDecided(inside, { design: given, businessId, money: original.price.currency, preview });
}

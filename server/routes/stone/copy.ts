import { pictureHeader } from '../../../src/stone/pictureHeader';
import { type Design, design, stone } from '../../../src/stone/stone';
import { stonePath } from '../../../src/stone/wire/paths';
import { answering, sendText } from '../../http/answers';
import type { App } from '../../http/app';
import { allowAt } from '../../http/guard';
import { readerOfWrite } from '../../http/readerOf';
import { stoneText } from '../../http/stoneText';
import { putPreview } from '../../pictures/keepPreview';
import type { Services } from '../../services';
import { type GivenDesign, insertDecided } from '../../store/decidedStones';
import { findStone } from '../../store/stones';

/** A design for another stone: where a business copies it outside of its cases, the next family is asked anew. */
function copied(original: Design, isUser: boolean): GivenDesign {
  if (!isUser || original.ProjectId) return original;
  const { contactName: _name, contactPhone: _phone, contactEmail: _email, ...rest } = original;
  return rest;
}

/** PUT /api/copyStone/{id}: a new stone with the same design, its own tokens, and no history. */
export function copyStone(app: App, { database, previews, checks }: Services): void {
  const schema = {
    summary: 'Duplicate a stone',
    params: stonePath,
    response: answering(stone, 401, 403, 404, 409),
  };
  app.put('/api/copyStone/:id', { schema }, async (request, reply) => {
    const original = allowAt(request.caller, 'copyStone', await findStone(database, request.params.id));
    const picture = original.preview === null ? undefined : await previews.read(original.preview);
    const header = picture && pictureHeader(picture.bytes);
    const again = picture && header && { bytes: picture.bytes, type: header.type };
    const preview = again ? await putPreview(previews, again, request.log) : null;
    const businessId = request.caller.kind === 'user' ? request.caller.user.businessId : original.businessId;
    const given = copied(design.parse(JSON.parse(original.design)), businessId !== null);
    const money = original.price.currency;
    const copy = await database.transaction((inside) =>
      insertDecided(inside, { design: given, businessId, money, preview }),
    );
    return sendText(reply, stoneText(copy, 'whole', readerOfWrite(request, checks, copy)));
  });
}

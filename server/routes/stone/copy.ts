import { pictureHeader } from '../../../src/stone/pictureHeader';
import { stone } from '../../../src/stone/stone';
import { stonePath } from '../../../src/stone/wire/paths';
import { answering, sendText } from '../../http/answers';
import type { App } from '../../http/app';
import { allowAt } from '../../http/guard';
import { readerOfWrite } from '../../http/readerOf';
import { stoneText } from '../../http/stoneText';
import { keepPreview } from '../../pictures/keepPreview';
import type { Services } from '../../services';
import { findStone, insertStone } from '../../store/stones';

/** PUT /api/copyStone/{id}: a new stone with the same design, tokens of its own, and no history. */
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
    const copy = await insertStone(database, {
      design: original.design,
      businessId: request.caller.kind === 'user' ? request.caller.user.businessId : original.businessId,
      preview: await keepPreview(previews, again, request.log),
    });
    return sendText(reply, stoneText(copy, 'whole', readerOfWrite(request, checks, copy.design)));
  });
}

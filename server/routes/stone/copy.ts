import { stone } from '../../../src/stone/stone';
import { numberedPath } from '../../../src/stone/wire/paths';
import { answering, jsonText } from '../../http/answers';
import type { App } from '../../http/app';
import { allowAt } from '../../http/guard';
import { readerOfWrite } from '../../http/readerOf';
import { stoneText } from '../../http/stoneText';
import type { Services } from '../../services';
import { findStone } from '../../store/stones';
import { insertCopy, pictureAgain } from './copied';

/** PUT /api/copyStone/{id}: a new stone with the same design, its own tokens, and no history. */
export function copyStone(app: App, { database, previews, checks }: Services): void {
  const schema = {
    summary: 'Duplicate a stone',
    params: numberedPath,
    response: answering(stone, 401, 403, 404, 409),
  };
  app.put('/api/copyStone/:id', { schema }, async (request, reply) => {
    const original = allowAt(request.caller, 'copyStone', await findStone(database, request.params.id));
    const preview = await pictureAgain({ previews }, original, request.log);
    const businessId = request.caller.kind === 'user' ? request.caller.user.businessId : original.businessId;
    const copy = await database.transaction((inside) =>
      insertCopy(inside, original, { businessId, preview, isSameFamily: false }),
    );
    return jsonText(reply, stoneText(copy, 'whole', readerOfWrite(request, checks, copy)));
  });
}

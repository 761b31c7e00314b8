import { design } from '../../../src/stone/stone';
import { prepareFromPath, preparePath } from '../../../src/stone/wire/paths';
import { readsOnly } from '../../domain/permissions';
import { answering, jsonText, sendCatalogue } from '../../http/answers';
import type { App } from '../../http/app';
import { allow, allowAt } from '../../http/guard';
import { readerOf } from '../../http/readerOf';
import { asDecided } from '../../http/stoneText';
import { decidedFor } from '../../prepare/decidedFor';
import { prepareDesign } from '../../prepare/prepareDesign';
import type { Services } from '../../services';
import { designText } from '../../store/decisions';
import { findStone } from '../../store/stones';

/**
 * GET /api/prepareStone/{id}/{type}: the standard lines on a stone type (`id`, or 0 for a fitting one).
 * GET /api/prepareStone/{id}/{type}/{stoneId}: the same from a stored stone, which the caller must be able to read.
 */
export function prepareByType(app: App, { database }: Services): void {
  const response = answering(design, 401, 403, 404);

  const fresh = { summary: 'A new stone of a type', params: preparePath, response };
  app.get('/api/prepareStone/:id/:type', { schema: fresh }, async (request, reply) => {
    allow(request.caller, 'prepare');
    const { id, type } = request.params;
    const wish = { type, stoneTypeId: id, locale: readerOf(request).locale };
    reply.header('vary', 'accept-language, authcookie');
    const prepared = { ...(await prepareDesign(database, wish)), ...decidedFor(request.caller) };
    return sendCatalogue(request, reply, designText(prepared));
  });

  const stored = {
    summary: 'A stored stone on another type, reset, or copied',
    params: prepareFromPath,
    response,
  };
  app.get('/api/prepareStone/:id/:type/:stoneId', { schema: stored }, async (request, reply) => {
    const { id, type, stoneId } = request.params;
    const stone = allowAt(request.caller, 'readStone', await findStone(database, stoneId));
    const stored = readsOnly(request.caller, stone) ? asDecided(stone.design) : stone.design;
    const wish = { type, stoneTypeId: id, stored, locale: readerOf(request).locale };
    return jsonText(reply, JSON.stringify(await prepareDesign(database, wish)));
  });
}

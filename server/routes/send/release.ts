import { stone } from '../../../src/stone/stone';
import { numberedPath } from '../../../src/stone/wire/paths';
import { Refusal } from '../../domain/refusal';
import { answering, jsonText } from '../../http/answers';
import type { App } from '../../http/app';
import { allowAt } from '../../http/guard';
import { readerOf } from '../../http/readerOf';
import { stoneText } from '../../http/stoneText';
import type { Services } from '../../services';
import { endWaiting } from '../../store/heldOrders';
import { findStone } from '../../store/stones';

/**
 * POST /api/stone/{id}/release: sends the letters of a stranger's unconfirmed order: business 1 any, and a business
 * those of its own stones. Where they no longer wait, nothing happens: somebody else was faster.
 */
export function releaseOrder(app: App, { database, post }: Services): void {
  const schema = {
    summary: 'Send on what waits to be confirmed',
    params: numberedPath,
    response: answering(stone, 401, 403, 404),
  };
  app.post('/api/stone/:id/release', { schema }, async (request, reply) => {
    const { id } = request.params;
    allowAt(request.caller, 'releaseStone', await findStone(database, id));
    await database.transaction((inside) => endWaiting(inside, id, 'released'));
    post.waiting();
    const now = await findStone(database, id);
    if (!now) throw new Refusal('stoneNotFound');
    return jsonText(reply, stoneText(now, 'whole', readerOf(request)));
  });
}

import { listOf } from '../../../src/stone/wire/list';
import { type MasonOrder, masonOrder } from '../../../src/stone/wire/mason';
import { tokenKind } from '../../credentials/tokens';
import type { Caller } from '../../domain/caller';
import { refusalAt } from '../../domain/permissions';
import { Refusal } from '../../domain/refusal';
import { answering } from '../../http/answers';
import type { App } from '../../http/app';
import { allowUser } from '../../http/guardProject';
import type { Services } from '../../services';
import type { Queries } from '../../store/database';
import { stoneOfMasonLink } from '../../store/masonLinks';
import { orderOfMason, ordersOfMason } from '../../store/masonOrders';
import { findStone } from '../../store/stones';

/** The one order of a mason's link. */
async function byLink(queries: Queries, caller: Caller, token: string): Promise<MasonOrder[]> {
  const id = await stoneOfMasonLink(queries, token);
  const stone = id === undefined ? undefined : await findStone(queries, id);
  if (!stone || refusalAt(caller, 'readOrder', stone)) throw new Refusal('masonLinkEnded');
  const found = await orderOfMason(queries, stone.id);
  return found ? [found] : [];
}

/**
 * GET /api/mason/orders: the orders that a mason works on: all of his by a user's login, and by the link in a letter the
 * one of that link.
 */
export function masonOrders(app: App, { database }: Services): void {
  const schema = {
    summary: 'The orders of a stonemason',
    response: answering(listOf(masonOrder), 401, 403, 404),
  };
  app.get('/api/mason/orders', { schema }, async (request) => {
    const { caller } = request;
    if (caller.kind === 'tokenHolder' && tokenKind(caller.token) === 'mason')
      return { results: await byLink(database, caller, caller.token) };
    const { stonemasonId } = allowUser(caller);
    if (stonemasonId === undefined) throw new Refusal('noMason');
    return { results: await ordersOfMason(database, stonemasonId) };
  });
}

import { numberedPath } from '../../../src/stone/wire/paths';
import { prices } from '../../../src/stone/wire/prices';
import { CURRENCY_IN } from '../../domain/currencies';
import { seesPrice } from '../../domain/permissions';
import { answering } from '../../http/answers';
import type { App } from '../../http/app';
import { allow, allowAt } from '../../http/guard';
import { readerOf } from '../../http/readerOf';
import type { Services } from '../../services';
import { listFor, priceListFor, showsVisitorsPrices } from '../../store/priceLists';
import { findStone } from '../../store/stones';

/**
 * GET /api/prices: the list that a new stone of the caller will be priced by.
 * GET /api/prices/{id}: the one that a stored stone is priced by, for those who may change it.
 */
export function pricesCalls(app: App, { database }: Services): void {
  const fresh = { summary: 'What a new stone is priced by', response: answering(prices, 401, 403) };
  app.get('/api/prices', { schema: fresh }, async (request) => {
    const { caller } = request;
    allow(caller, 'prepare');
    const businessId = caller.kind === 'user' ? caller.user.businessId : null;
    if (businessId === null && !(await showsVisitorsPrices(database))) return { list: null };
    const found = await priceListFor(database, businessId, CURRENCY_IN[readerOf(request).locale]);
    return { list: found?.list ?? null };
  });

  const stored = {
    summary: 'What a stored stone is priced by',
    params: numberedPath,
    response: answering(prices, 401, 403, 404),
  };
  app.get('/api/prices/:id', { schema: stored }, async (request) => {
    const { caller, params } = request;
    const stone = allowAt(caller, 'updateStone', await findStone(database, params.id));
    if (!seesPrice(caller, stone)) return { list: null };
    const found = await listFor(database, stone.pricedFor, stone.businessId, stone.price.currency);
    return { list: found?.list ?? null };
  });
}

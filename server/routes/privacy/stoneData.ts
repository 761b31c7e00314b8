import { isOver } from '../../../src/stone/status';
import { numberedPath } from '../../../src/stone/wire/paths';
import { stoneData, stoneErasure } from '../../../src/stone/wire/privacy';
import { answering } from '../../http/answers';
import type { App } from '../../http/app';
import { allowAt } from '../../http/guard';
import { eraseFaces } from '../../jobs/privacy/erase';
import { gatherData } from '../../jobs/privacy/gatherData';
import type { Services } from '../../services';
import { latestErasure, requestErasure } from '../../store/erasureRequests';
import { backOfFront } from '../../store/faces';
import { findStone } from '../../store/stones';
import type { StoredStone } from '../../store/storedStone';

/**
 * GET and DELETE /api/stone/{id}/data: everything that is kept of a stone and its back, and the erasure of both. A stone that a
 * mason works on is erased once its order is over; until then that is noted, and asking again changes nothing.
 */
export function dataOfStone(app: App, services: Services): void {
  const { database, fileStores, letters } = services;
  const reading = {
    summary: 'Everything that is kept of a stone',
    params: numberedPath,
    response: answering(stoneData, 401, 403, 404),
  };
  app.get('/api/stone/:id/data', { schema: reading }, async (request) => {
    const { caller, params } = request;
    const stone = allowAt(caller, 'readData', await findStone(database, params.id));
    await services.accesses.write();
    const isTold = caller.kind === 'user' || stone.businessId === null;
    const gather = (face: StoredStone) => gatherData(database, fileStores.pictures, face, isTold);
    const backId = await backOfFront(database, stone.id);
    const back = backId === undefined ? undefined : await findStone(database, backId);
    return { ...(await gather(stone)), ...(back && { back: await gather(back) }) };
  });

  const erasing = {
    summary: 'Erase everything that is kept of a stone',
    params: numberedPath,
    response: answering(stoneErasure, 401, 403, 404),
  };
  app.delete('/api/stone/:id/data', { schema: erasing }, async ({ caller, params: { id }, log }) => {
    allowAt(caller, 'eraseStone', await findStone(database, id));
    const outside = { database, fileStores, letters, log };
    const keeping = await eraseFaces(outside, id, isOver);
    if (keeping.length === 0) return { outcome: 'erased' as const };
    const requestedAt = await database.transaction(async (inside) => {
      // Another call may have erased it meanwhile.
      allowAt(caller, 'eraseStone', await findStone(inside, id));
      for (const face of keeping) await requestErasure(inside, face);
      return requestErasure(inside, id);
    });
    return {
      outcome: 'underWay' as const,
      requestedAt: requestedAt.toISOString(),
      latestAt: latestErasure(requestedAt).toISOString(),
    };
  });
}

import { numberedPath } from '../../../src/stone/wire/paths';
import { deletedStone } from '../../../src/stone/wire/stoneRequest';
import { Refusal } from '../../domain/refusal';
import { answering } from '../../http/answers';
import type { App } from '../../http/app';
import { allowAt } from '../../http/guard';
import { eraseOne } from '../../jobs/privacy/erase';
import type { Services } from '../../services';
import { backOfFront } from '../../store/faces';
import { findStone } from '../../store/stones';

/**
 * DELETE /api/stone/{id}: with its pictures, and its stored idempotent answers. A front goes only after its back, which could not be
 * ordered any more.
 */
export function deleteStone(app: App, { database, fileStores, letters }: Services): void {
  const schema = {
    summary: 'Delete a stone',
    params: numberedPath,
    response: answering(deletedStone, 401, 403, 404, 409),
  };
  app.delete('/api/stone/:id', { schema }, async (request) => {
    const { id } = request.params;
    const stone = allowAt(request.caller, 'deleteStone', await findStone(database, id));
    const back = await backOfFront(database, id);
    if (back !== undefined) throw new Refusal('backFirst', { named: { id: String(back) } });
    const outside = { database, fileStores, letters, log: request.log };
    const isGone = await eraseOne(outside, id, 'asked', (status) => status === 'draft');
    if (!isGone && stone.status !== 'draft') throw new Refusal('sentToMason');
    return { id };
  });
}

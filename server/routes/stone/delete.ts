import { stonePath } from '../../../src/stone/wire/paths';
import { deletedStone } from '../../../src/stone/wire/stoneRequest';
import { answering } from '../../http/answers';
import type { App } from '../../http/app';
import { allowAt } from '../../http/guard';
import { Refusal } from '../../http/refusal';
import { dropPreview } from '../../pictures/keepPreview';
import type { Services } from '../../services';
import { findStone, deleteStone as removeStone } from '../../store/stones';

/** DELETE /api/stone/{id} */
export function deleteStone(app: App, { database, previews }: Services): void {
  const schema = {
    summary: 'Delete a stone',
    params: stonePath,
    response: answering(deletedStone, 401, 403, 404, 409),
  };
  app.delete('/api/stone/:id', { schema }, async (request) => {
    const { id } = request.params;
    const stone = allowAt(request.caller, 'deleteStone', await findStone(database, id));
    const removed = await removeStone(database, id);
    if (!removed && stone.status !== 'draft') throw new Refusal('sentToMason');
    await dropPreview(previews, removed?.preview ?? null, request.log);
    return { id };
  });
}

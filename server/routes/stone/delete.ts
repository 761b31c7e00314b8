import { stonePath } from '../../../src/stone/wire/paths';
import { deletedStone } from '../../../src/stone/wire/stoneRequest';
import { Refusal } from '../../domain/refusal';
import { answering } from '../../http/answers';
import type { App } from '../../http/app';
import { allowAt } from '../../http/guard';
import { dropPictures } from '../../pictures/dropPictures';
import { dropPreview } from '../../pictures/keepPreview';
import type { Services } from '../../services';
import { forgetStone } from '../../store/forgetStone';
import { findStone } from '../../store/stones';

/** DELETE /api/stone/{id}: with its pictures, and its stored idempotent answers. */
export function deleteStone(app: App, { database, previews, fileStores }: Services): void {
  const schema = {
    summary: 'Delete a stone',
    params: stonePath,
    response: answering(deletedStone, 401, 403, 404, 409),
  };
  app.delete('/api/stone/:id', { schema }, async (request) => {
    const { id } = request.params;
    const stone = allowAt(request.caller, 'deleteStone', await findStone(database, id));
    const gone = await database.transaction((inside) => forgetStone(inside, id));
    if (!gone && stone.status !== 'draft') throw new Refusal('sentToMason');
    if (gone) {
      await dropPreview(previews, gone.stone.preview, request.log);
      await dropPictures(database, fileStores.pictures, gone.pictures, request.log);
    }
    return { id };
  });
}

import { z } from 'zod';
import { stoneType } from '../../../src/stone/catalogue/stoneType';
import { listOf } from '../../../src/stone/wire/list';
import { entryOrList } from '../../../src/stone/wire/paths';
import { Refusal } from '../../domain/refusal';
import { answering, sendCatalogue } from '../../http/answers';
import type { App } from '../../http/app';
import { allow } from '../../http/guard';
import type { Services } from '../../services';
import { entryText } from '../../store/catalogue';
import { listText } from '../../store/catalogueList';

/** GET /api/stoneTypes/{idOrType}: one stone type by its number, or those for a kind of grave. */
export function stoneTypes(app: App, { database }: Services): void {
  const schema = {
    summary: 'One stone type by number, or the list for a kind of grave',
    params: entryOrList,
    response: answering(z.union([stoneType, listOf(stoneType)]), 401, 403, 404),
  };
  app.get('/api/stoneTypes/:idOrType', { schema }, async (request, reply) => {
    allow(request.caller, 'readCatalogue');
    const { idOrType } = request.params;
    if (typeof idOrType === 'string') {
      return sendCatalogue(request, reply, await listText(database, 'stoneType', idOrType));
    }
    const found = await entryText(database, 'stoneType', idOrType);
    if (found === undefined) throw new Refusal('notFound');
    return sendCatalogue(request, reply, found);
  });
}

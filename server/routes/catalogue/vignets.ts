import { z } from 'zod';
import { vignet } from '../../../src/stone/catalogue/vignet';
import { listOf } from '../../../src/stone/wire/list';
import { entryOrList } from '../../../src/stone/wire/paths';
import { Refusal } from '../../domain/refusal';
import { answering, sendCatalogue } from '../../http/answers';
import type { App } from '../../http/app';
import { allow } from '../../http/guard';
import type { Services } from '../../services';
import { entryText } from '../../store/catalogue';
import { listText } from '../../store/catalogueList';

/** GET /api/vignets/{idOrType}: one vignet by its number, or those for a kind of grave. */
export function vignets(app: App, { database }: Services): void {
  const schema = {
    summary: 'One vignet by number, or the list for a kind of grave',
    params: entryOrList,
    response: answering(z.union([vignet, listOf(vignet)]), 401, 403, 404),
  };
  app.get('/api/vignets/:idOrType', { schema }, async (request, reply) => {
    allow(request.caller, 'readCatalogue');
    const { idOrType } = request.params;
    if (typeof idOrType === 'string') {
      return sendCatalogue(request, reply, await listText(database, 'vignet', idOrType));
    }
    const found = await entryText(database, 'vignet', idOrType);
    if (found === undefined) throw new Refusal('notFound');
    return sendCatalogue(request, reply, found);
  });
}

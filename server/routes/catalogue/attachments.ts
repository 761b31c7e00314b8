import { attachment } from '../../../src/stone/catalogue/attachment';
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
import type { Queries } from '../../store/database';

/** The kind of grave of a list: given by its name, or by the number of a stone type. */
async function kindFor(queries: Queries, idOrType: string | number): Promise<string> {
  if (typeof idOrType === 'string') return idOrType;
  const found = await entryText(queries, 'stoneType', idOrType);
  if (found === undefined) throw new Refusal('notFound');
  return stoneType.parse(JSON.parse(found)).type;
}

/**
 * GET /api/attachments/{idOrType}: always a list (specification section 7), for a kind of grave as the other lists, or
 * for the one a stone type is made for, by its number.
 */
export function attachments(app: App, { database }: Services): void {
  const schema = {
    summary: 'The attachments for a kind of grave, or for a stone type by its number',
    params: entryOrList,
    response: answering(listOf(attachment), 401, 403, 404),
  };
  app.get('/api/attachments/:idOrType', { schema }, async (request, reply) => {
    allow(request.caller, 'readCatalogue');
    const kind = await kindFor(database, request.params.idOrType);
    return sendCatalogue(request, reply, await listText(database, 'attachment', kind));
  });
}

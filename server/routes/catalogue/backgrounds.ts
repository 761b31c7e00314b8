import { background } from '../../../src/stone/catalogue/background';
import { listOf } from '../../../src/stone/wire/list';
import { listOnly } from '../../../src/stone/wire/paths';
import { answering, sendCatalogue } from '../../http/answers';
import type { App } from '../../http/app';
import { allow } from '../../http/guard';
import type { Services } from '../../services';
import { listText } from '../../store/catalogueList';

/** GET /api/backgrounds/{type} */
export function backgrounds(app: App, { database }: Services): void {
  const schema = {
    summary: 'The backgrounds for a kind of grave',
    params: listOnly,
    response: answering(listOf(background), 401, 403, 404),
  };
  app.get('/api/backgrounds/:type', { schema }, async (request, reply) => {
    allow(request.caller, 'readCatalogue');
    return sendCatalogue(request, reply, await listText(database, 'background', request.params.type));
  });
}

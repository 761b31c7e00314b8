import { churchyard } from '../../../src/stone/catalogue/churchyard';
import { listOf } from '../../../src/stone/wire/list';
import { answering, sendCatalogue } from '../../http/answers';
import type { App } from '../../http/app';
import { allow } from '../../http/guard';
import type { Services } from '../../services';
import { listText } from '../../store/catalogueList';

/** GET /api/churchyards */
export function churchyards(app: App, { database }: Services): void {
  const schema = { summary: 'The churchyards', response: answering(listOf(churchyard), 401, 403) };
  app.get('/api/churchyards', { schema }, async (request, reply) => {
    allow(request.caller, 'readCatalogue');
    return sendCatalogue(request, reply, await listText(database, 'churchyard', 'all'));
  });
}

import { stonemason } from '../../../src/stone/catalogue/stonemason';
import { listOf } from '../../../src/stone/wire/list';
import { answering, sendCatalogue } from '../../http/answers';
import type { App } from '../../http/app';
import { allow } from '../../http/guard';
import type { Services } from '../../services';
import { listText } from '../../store/catalogueList';

/** GET /api/stonemasons */
export function stonemasons(app: App, { database }: Services): void {
  const schema = { summary: 'The stonemasons', response: answering(listOf(stonemason), 401, 403) };
  app.get('/api/stonemasons', { schema }, async (request, reply) => {
    allow(request.caller, 'readCatalogue');
    return sendCatalogue(request, reply, await listText(database, 'stonemason', 'all'));
  });
}

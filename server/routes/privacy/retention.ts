import { type Retention, retention } from '../../../src/stone/wire/retention';
import { answering } from '../../http/answers';
import type { App } from '../../http/app';
import { allow } from '../../http/guard';

/** GET /api/retention: for how long what is kept of people stays, as the privacy notice says. */
export function retentionCall(app: App, given: Retention): void {
  const schema = { summary: 'How long data is kept', response: answering(retention, 401, 403) };
  app.get('/api/retention', { schema }, async (request) => {
    allow(request.caller, 'readCatalogue');
    return given;
  });
}

import { FONTS } from '../../../fonts/catalogue';
import { font } from '../../../src/stone/catalogue/font';
import { listOf } from '../../../src/stone/wire/list';
import { listOnly } from '../../../src/stone/wire/paths';
import { answering, sendCatalogue } from '../../http/answers';
import type { App } from '../../http/app';
import { allow } from '../../http/guard';

/**
 * GET /api/fonts/{type}: the families on offer, the same for every grave. They come with the program and not from the
 * database, like their files.
 */
export function fonts(app: App): void {
  const schema = {
    summary: 'The fonts for a kind of grave',
    params: listOnly,
    response: answering(listOf(font), 401, 403, 404),
  };
  const answer = JSON.stringify({ results: FONTS });
  app.get('/api/fonts/:type', { schema }, async (request, reply) => {
    allow(request.caller, 'readCatalogue');
    return sendCatalogue(request, reply, answer);
  });
}

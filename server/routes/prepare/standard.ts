import { design } from '../../../src/stone/stone';
import { answering, sendCatalogue } from '../../http/answers';
import type { App } from '../../http/app';
import { allow } from '../../http/guard';
import { readerOf } from '../../http/readerOf';
import { decidedFor } from '../../prepare/decidedFor';
import { standardDesign } from '../../prepare/prepareDesign';
import type { Services } from '../../services';
import { designText } from '../../store/decisions';

/** GET /api/prepareStandardStone: the standard preset. */
export function prepareStandard(app: App, { database }: Services): void {
  const schema = { summary: 'The standard stone', response: answering(design, 401, 403) };
  app.get('/api/prepareStandardStone', { schema }, async (request, reply) => {
    allow(request.caller, 'prepare');
    reply.header('vary', 'accept-language, authcookie');
    const standard = await standardDesign(database, readerOf(request).locale);
    return sendCatalogue(request, reply, designText({ ...standard, ...decidedFor(request.caller) }));
  });
}

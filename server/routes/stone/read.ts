import { stone } from '../../../src/stone/stone';
import { numberedPath } from '../../../src/stone/wire/paths';
import { readsOnly } from '../../domain/permissions';
import { answering, jsonText } from '../../http/answers';
import type { App } from '../../http/app';
import { allowAt } from '../../http/guard';
import { readerWithWarnings } from '../../http/readerOf';
import { stoneBytes } from '../../http/stoneText';
import { awaitsApproval } from '../../jobs/mayCut';
import type { Services } from '../../services';
import { findStoneTogether } from '../../store/stonesTogether';

/** GET /api/stone/{id} */
export function readStone(app: App, { database, checks }: Services): void {
  const schema = { summary: 'A stone', params: numberedPath, response: answering(stone, 401, 403, 404) };
  app.get('/api/stone/:id', { schema }, async (request, reply) => {
    const found = allowAt(request.caller, 'readStone', await findStoneTogether(database, request.params.id));
    const reader = await readerWithWarnings(request, checks, found);
    if (!readsOnly(request.caller, found)) return jsonText(reply, stoneBytes(found, 'whole', reader));
    const waits = await awaitsApproval(database, found);
    return jsonText(reply, stoneBytes(found, 'forReading', { ...reader, awaitsApproval: waits }));
  });
}

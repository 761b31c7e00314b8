import { access } from '../../../src/stone/wire/access';
import { listOf } from '../../../src/stone/wire/list';
import { numberedPath } from '../../../src/stone/wire/paths';
import { answering } from '../../http/answers';
import type { App } from '../../http/app';
import { allowAt } from '../../http/guard';
import { allowProject } from '../../http/guardProject';
import type { Services } from '../../services';
import { tellAccesses } from '../../store/accesses';
import { findProject } from '../../store/projects';
import { findStone } from '../../store/stones';

/**
 * GET /api/stone/{id}/accesses and GET /api/project/{id}/accesses: who read and changed it, hour by hour, newest first;
 * for callers who may see the history. Includes what this node has not written yet.
 */
export function accesses(app: App, { database, accesses: notes }: Services): void {
  const response = answering(listOf(access), 401, 403, 404);

  const ofStone = { summary: 'Who read and changed a stone', params: numberedPath, response };
  app.get('/api/stone/:id/accesses', { schema: ofStone }, async (request) => {
    const { id } = allowAt(request.caller, 'readHistory', await findStone(database, request.params.id));
    await notes.write();
    return { results: await tellAccesses(database, { subject: 'stone', id }) };
  });

  const ofCase = { summary: 'Who read and changed a case', params: numberedPath, response };
  app.get('/api/project/:id/accesses', { schema: ofCase }, async (request) => {
    const { id } = allowProject(request.caller, await findProject(database, request.params.id));
    await notes.write();
    return { results: await tellAccesses(database, { subject: 'case', id }) };
  });
}

import { decide, decideAlike, decisionsIn } from '../../../src/stone/decisions';
import { numberedPath } from '../../../src/stone/wire/paths';
import {
  decisionsOfCase,
  deletedProject,
  project,
  projectDetails,
  updateProjectRequest,
} from '../../../src/stone/wire/project';
import { Refusal } from '../../domain/refusal';
import { answering, jsonText } from '../../http/answers';
import type { App } from '../../http/app';
import { allowProject } from '../../http/guardProject';
import type { Services } from '../../services';
import type { Queries } from '../../store/database';
import { removeCase } from '../../store/decidedStones';
import { detailsOf, detailsText, lockCases, renewDrafts } from '../../store/decisions';
import { stonesByProject } from '../../store/listedStones';
import {
  findProject,
  projectText,
  type StoredProject,
  updateProject as writeProject,
} from '../../store/projects';

async function withStones(queries: Queries, found: StoredProject): Promise<string> {
  const stones = await stonesByProject(queries, found.businessId, found.id);
  return projectText(found, stones.get(found.id) ?? []);
}

/** GET /api/project/{id} */
export function readProject(app: App, { database }: Services): void {
  const schema = { summary: 'A case', params: numberedPath, response: answering(project, 401, 403, 404) };
  app.get('/api/project/:id', { schema }, async (request, reply) => {
    const found = allowProject(request.caller, await findProject(database, request.params.id));
    return jsonText(reply, await withStones(database, found));
  });
}

/**
 * PUT /api/project/{id}: writes a case over the version it builds on; a stale write changes nothing and is answered
 * with the current case.
 */
export function updateProject(app: App, { database }: Services): void {
  const schema = {
    summary: 'Update a case',
    params: numberedPath,
    body: updateProjectRequest,
    response: answering(project, 400, 401, 403, 404, 409, 415),
  };
  app.put('/api/project/:id', { schema }, async (request, reply) => {
    const { id } = request.params;
    const { version, ...given } = request.body;
    const written = await database.transaction(async (inside) => {
      await lockCases(inside, [id]);
      const found = allowProject(request.caller, await findProject(inside, id));
      const before = detailsOf(found);
      const decided = decide(decisionsIn(before), given, true);
      const details = projectDetails.parse({ ...given, ...decided });
      const now = await writeProject(inside, id, detailsText(details), version ?? null);
      if (now && !decideAlike(decisionsOfCase(before), decisionsOfCase(details)))
        await renewDrafts(inside, now);
      return now && withStones(inside, now);
    });
    if (written) return jsonText(reply, written);
    const now = allowProject(request.caller, await findProject(database, id));
    throw new Refusal('projectStale', { current: await withStones(database, now) });
  });
}

/** DELETE /api/project/{id}: refused where something of it was sent; its drafts stay. */
export function deleteProject(app: App, { database }: Services): void {
  const schema = {
    summary: 'Delete a case',
    params: numberedPath,
    response: answering(deletedProject, 401, 403, 404, 409),
  };
  app.delete('/api/project/:id', { schema }, async (request) => {
    const { id } = request.params;
    allowProject(request.caller, await findProject(database, id));
    if (!(await database.transaction((inside) => removeCase(inside, id))))
      throw new Refusal('projectHasSent');
    return { id };
  });
}

import { listOf } from '../../../src/stone/wire/list';
import { listedStone, project } from '../../../src/stone/wire/project';
import { isPrivileged } from '../../access/permissions';
import { answering, sendText } from '../../http/answers';
import type { App } from '../../http/app';
import { allowUser } from '../../http/guardProject';
import type { Services } from '../../services';
import { resultsText } from '../../store/catalogue';
import { listStones, stonesByProject } from '../../store/listedStones';
import { listProjects, projectText } from '../../store/projects';
import { repriceAll } from '../../store/stones';

/** GET /api/projects: the cases of the own business with their stones, the newest first; business 1 sees all. */
export function projects(app: App, { database }: Services): void {
  const schema = {
    summary: 'The cases of a business, with their stones',
    response: answering(listOf(project), 401, 403),
  };
  app.get('/api/projects', { schema }, async (request, reply) => {
    const user = allowUser(request.caller);
    const business = isPrivileged(user) ? null : user.businessId;
    await repriceAll(database, business);
    const found = await listProjects(database, business);
    const stones = await stonesByProject(database, business, null);
    return sendText(reply, resultsText(found.map((each) => projectText(each, stones.get(each.id) ?? []))));
  });
}

/** GET /api/stones: the saved designs of the own business, the newest first; business 1 sees all. */
export function stones(app: App, { database }: Services): void {
  const schema = {
    summary: 'The saved designs of a business',
    response: answering(listOf(listedStone), 401, 403),
  };
  app.get('/api/stones', { schema }, async (request, reply) => {
    const user = allowUser(request.caller);
    const business = isPrivileged(user) ? null : user.businessId;
    await repriceAll(database, business);
    return sendText(reply, JSON.stringify({ results: await listStones(database, business) }));
  });
}

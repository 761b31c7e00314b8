import { listOf } from '../../../src/stone/wire/list';
import { listedStone, project } from '../../../src/stone/wire/project';
import { isPrivileged } from '../../domain/permissions';
import { answering, jsonText } from '../../http/answers';
import type { App } from '../../http/app';
import { allowUser } from '../../http/guardProject';
import { pricingRounds } from '../../jobs/pricingRounds';
import type { Services } from '../../services';
import { resultsText } from '../../store/catalogue';
import { listStones, stonesByProject } from '../../store/listedStones';
import { listProjects, projectText } from '../../store/projects';
import { repriceNewest } from '../../store/repricing';

/** How many stones are priced before a list is answered: more than are seen at first, and a matter of milliseconds. */
const PRICED_AT_ONCE = 100;

/**
 * GET /api/projects: the cases of the own business with their stones, newest first; business 1 sees all.
 * GET /api/stones: the saved designs likewise. Where prices have changed, the newest stones are priced at once, and the
 * rest after the answer: until then a stone has no price and says that it is being made.
 */
export function lists(app: App, { database }: Services): void {
  const pricing = pricingRounds(database, (error) => app.log.error({ err: error }, 'pricing stones'));
  app.addHook('onClose', () => pricing.stop());

  const ofCases = {
    summary: 'The cases of a business, with their stones',
    response: answering(listOf(project), 401, 403),
  };
  app.get('/api/projects', { schema: ofCases }, async (request, reply) => {
    const user = allowUser(request.caller);
    const business = isPrivileged(user) ? null : user.businessId;
    await repriceNewest(database, business, PRICED_AT_ONCE);
    const found = await listProjects(database, business);
    const stones = await stonesByProject(database, business, null);
    if ([...stones.values()].some((each) => each.some(({ pricePending }) => pricePending))) pricing.now();
    return jsonText(reply, resultsText(found.map((each) => projectText(each, stones.get(each.id) ?? []))));
  });

  const ofStones = {
    summary: 'The saved designs of a business',
    response: answering(listOf(listedStone), 401, 403),
  };
  app.get('/api/stones', { schema: ofStones }, async (request, reply) => {
    const user = allowUser(request.caller);
    const business = isPrivileged(user) ? null : user.businessId;
    await repriceNewest(database, business, PRICED_AT_ONCE);
    const results = await listStones(database, business);
    if (results.some(({ pricePending }) => pricePending)) pricing.now();
    return jsonText(reply, JSON.stringify({ results }));
  });
}

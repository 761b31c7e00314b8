import { isOver } from '../../../src/stone/status';
import { numberedPath } from '../../../src/stone/wire/paths';
import { caseErasure } from '../../../src/stone/wire/privacy';
import { answering } from '../../http/answers';
import type { App } from '../../http/app';
import { allowProject } from '../../http/guardProject';
import { eraseWholeCase } from '../../jobs/privacy/erase';
import type { Services } from '../../services';
import { latestErasure, requestErasure } from '../../store/erasureRequests';
import { findProject } from '../../store/projects';

/** DELETE /api/project/{id}/data: a case with all its stones, or nothing of it while a mason works on one of them. */
export function dataOfCase(app: App, { database, fileStores, letters }: Services): void {
  const schema = {
    summary: 'Erase a case with its stones',
    params: numberedPath,
    response: answering(caseErasure, 401, 403, 404),
  };
  app.delete('/api/project/:id/data', { schema }, async ({ caller, params: { id }, log }) => {
    allowProject(caller, await findProject(database, id));
    const keeping = await eraseWholeCase({ database, fileStores, letters, log }, id, isOver);
    if (keeping.length === 0) return { outcome: 'erased' as const };
    const asked = await database.transaction(async (inside) => {
      const moments: Date[] = [];
      for (const stone of keeping) moments.push(await requestErasure(inside, stone));
      return moments;
    });
    const latest = Math.max(...asked.map((each) => latestErasure(each).getTime()));
    return { outcome: 'underWay' as const, stones: [...keeping], latestAt: new Date(latest).toISOString() };
  });
}

import { decide, decisionsIn, defaultDecisions } from '../../../src/stone/decisions';
import { createProjectRequest, project, projectDetails } from '../../../src/stone/wire/project';
import { Refusal } from '../../domain/refusal';
import { answering, jsonText } from '../../http/answers';
import type { App } from '../../http/app';
import { allowUser } from '../../http/guardProject';
import { repeatable } from '../../http/idempotency';
import type { Services } from '../../services';
import type { Queries } from '../../store/database';
import { detailsText } from '../../store/decisions';
import { answerOnce } from '../../store/idempotency';
import { insertProject, projectText } from '../../store/projects';

/** POST /api/project/: opens a case. With an Idempotency-Key, a repeated request opens no second one. */
export function createProject(app: App, { database }: Services): void {
  const schema = {
    summary: 'Open a case',
    headers: repeatable,
    body: createProjectRequest,
    response: answering(project, 400, 401, 403, 415, 422),
  };
  app.post('/api/project/', { schema }, async (request, reply) => {
    const user = allowUser(request.caller);
    const { body } = request;
    const decided = decide({ ...decisionsIn({}), ...defaultDecisions(true) }, body, true);
    const details = detailsText(projectDetails.parse({ ...body, ...decided }));
    const insert = async (inside: Queries) => {
      const made = await insertProject(inside, user.businessId, details);
      return { answer: projectText(made, []), stoneId: null, projectId: made.id };
    };
    const key = request.headers['idempotency-key'];
    if (key === undefined) return jsonText(reply, (await insert(database)).answer);
    const once = { scope: `project of user:${user.id}`, key, content: details };
    const answered = await database.transaction((inside) => answerOnce(inside, once, () => insert(inside)));
    if (answered === 'other') throw new Refusal('keyReused');
    return jsonText(reply, answered.answer);
  });
}

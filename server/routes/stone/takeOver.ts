import { decisionsIn, joinCase } from '../../../src/stone/decisions';
import { design, stone } from '../../../src/stone/stone';
import { numberedPath } from '../../../src/stone/wire/paths';
import { decisionsOfCase } from '../../../src/stone/wire/project';
import { type TakeOverRequest, takeOverRequest } from '../../../src/stone/wire/takeOver';
import type { User } from '../../domain/caller';
import { refusalToTakeOver } from '../../domain/permissions';
import { Refusal } from '../../domain/refusal';
import { answering, jsonText } from '../../http/answers';
import type { App } from '../../http/app';
import { allowProject, allowUser } from '../../http/guardProject';
import { readerOf } from '../../http/readerOf';
import { stoneText } from '../../http/stoneText';
import type { Services } from '../../services';
import type { Queries } from '../../store/database';
import { decideInCase, detailsOf, detailsText, lockCases } from '../../store/decisions';
import { findProject, insertProject } from '../../store/projects';
import { lockedStone, takeOverStone as write } from '../../store/stones';
import type { StoredStone } from '../../store/storedStone';

/** The case for the stone, with its business; a case that the user may not access is refused. */
async function caseFor(inside: Queries, user: User, { ProjectId, newProject }: TakeOverRequest) {
  if (ProjectId) return allowProject({ kind: 'user', user }, await findProject(inside, ProjectId));
  return newProject ? insertProject(inside, user.businessId, detailsText(newProject)) : undefined;
}

async function takeOver(
  inside: Queries,
  user: User,
  { id, ...wish }: TakeOverRequest & { readonly id: number },
): Promise<StoredStone> {
  await lockCases(inside, [wish.ProjectId ?? null]);
  const found = await lockedStone(inside, id);
  const refused = refusalToTakeOver(user, found, wish.token);
  if (!found || refused) throw new Refusal(refused ?? 'stoneNotFound');
  // A repeated request, whose first answer was lost, succeeds.
  if (found.businessId !== null) return found;
  if (found.status !== 'draft') throw new Refusal('sentToMason');
  const project = await caseFor(inside, user, wish);
  const given = design.parse(JSON.parse(found.design));
  // The family's wishes fill what the case leaves open.
  if (project) {
    const decided = joinCase(decisionsOfCase(detailsOf(project)), decisionsIn(given));
    await decideInCase(inside, project.id, decided, id);
  }
  return write(inside, found, {
    businessId: project?.businessId ?? user.businessId,
    userId: user.id,
    design: { ...given, ProjectId: project?.id ?? null },
  });
}

/**
 * POST /api/stone/{id}/takeOver: gives a family's stone to the user's business, and to a case of it. The family's link
 * still allows reading; the history records who took it over, and when. A business's stone stays where it is.
 */
export function takeOverStone(app: App, { database }: Services): void {
  const schema = {
    summary: 'Take over a family’s stone',
    params: numberedPath,
    body: takeOverRequest,
    response: answering(stone, 400, 401, 403, 404, 409, 415),
  };
  app.post('/api/stone/:id/takeOver', { schema }, async (request, reply) => {
    const user = allowUser(request.caller);
    const wish = { ...request.body, id: request.params.id };
    const taken = await database.transaction((inside) => takeOver(inside, user, wish));
    const { projectId: subjectId } = taken;
    const action = wish.newProject ? 'created' : 'changed';
    request.touched = subjectId === null ? [] : [{ subject: 'case', subjectId, action }];
    return jsonText(reply, stoneText(taken, 'whole', readerOf(request)));
  });
}

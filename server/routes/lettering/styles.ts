import { z } from 'zod';
import { lineStyle } from '../../../src/stone/lineStyle';
import { businessStyle, keptPath, newName } from '../../../src/stone/wire/lettering';
import { Refusal } from '../../domain/refusal';
import { answering } from '../../http/answers';
import type { App } from '../../http/app';
import { allowUser } from '../../http/guardProject';
import type { Services } from '../../services';
import { forgetKept } from '../../store/keptRows';
import { keepStyle, renameStyle } from '../../store/keptStyles';

/**
 * PUT /api/lettering/style: keeps a named style for the user's business.
 * PUT /api/lettering/style/{id}: calls it otherwise.
 * DELETE /api/lettering/style/{id}: forgets it. No stone changes by either.
 */
export function keptStyles(app: App, { database }: Services): void {
  const keeping = {
    summary: 'Keep a named style for the user’s business',
    body: lineStyle,
    response: answering(businessStyle, 400, 401, 403, 409),
  };
  app.put('/api/lettering/style', { schema: keeping }, async (request) => {
    const user = allowUser(request.caller);
    const kept = await database.transaction((inside) => keepStyle(inside, user, request.body));
    if (!kept) throw new Refusal('stylesTooMany');
    request.touched = [{ subject: 'lettering', subjectId: user.businessId, action: 'changed' }];
    return kept;
  });

  const renaming = {
    summary: 'Call a style that the user’s business keeps otherwise',
    params: keptPath,
    body: newName,
    response: answering(businessStyle, 400, 401, 403, 404, 409),
  };
  app.put('/api/lettering/style/:id', { schema: renaming }, async (request) => {
    const user = allowUser(request.caller);
    const { params, body } = request;
    const kept = await database.transaction((inside) => renameStyle(inside, user, params.id, body.name));
    if (kept === 'gone') throw new Refusal('keptNotFound');
    if (kept === 'taken') throw new Refusal('styleNameTaken', { named: { name: body.name } });
    request.touched = [{ subject: 'lettering', subjectId: user.businessId, action: 'changed' }];
    return kept;
  });

  const forgetting = {
    summary: 'Forget a style that the user’s business keeps',
    params: keptPath,
    response: answering(z.object({}), 400, 401, 403, 404),
  };
  app.delete('/api/lettering/style/:id', { schema: forgetting }, async (request) => {
    const { businessId } = allowUser(request.caller);
    if (!(await forgetKept(database, 'kept_styles', businessId, request.params.id)))
      throw new Refusal('keptNotFound');
    request.touched = [{ subject: 'lettering', subjectId: businessId, action: 'changed' }];
    return {};
  });
}

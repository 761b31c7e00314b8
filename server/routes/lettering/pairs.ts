import { z } from 'zod';
import { keptPair } from '../../../src/stone/keptPair';
import { businessPair, keptPath } from '../../../src/stone/wire/lettering';
import { Refusal } from '../../domain/refusal';
import { answering } from '../../http/answers';
import type { App } from '../../http/app';
import { allowUser } from '../../http/guardProject';
import type { Services } from '../../services';
import { keepPair } from '../../store/keptPairs';
import { forgetKept } from '../../store/keptRows';

/**
 * PUT /api/lettering/pair: keeps how two letters of a typeface are spaced, for the user's business.
 * DELETE /api/lettering/pair/{id}: forgets it; no stone changes.
 */
export function keptPairs(app: App, { database }: Services): void {
  const keeping = {
    summary: 'Keep the spacing of two letters of a typeface for the user’s business',
    body: keptPair,
    response: answering(businessPair, 400, 401, 403, 409),
  };
  app.put('/api/lettering/pair', { schema: keeping }, async (request) => {
    const user = allowUser(request.caller);
    const kept = await database.transaction((inside) => keepPair(inside, user, request.body));
    if (!kept) throw new Refusal('pairsTooMany');
    request.touched = [{ subject: 'lettering', subjectId: user.businessId, action: 'changed' }];
    return kept;
  });

  const forgetting = {
    summary: 'Forget a pair that the user’s business keeps',
    params: keptPath,
    response: answering(z.object({}), 400, 401, 403, 404),
  };
  app.delete('/api/lettering/pair/:id', { schema: forgetting }, async (request) => {
    const { businessId } = allowUser(request.caller);
    if (!(await forgetKept(database, 'kept_pairs', businessId, request.params.id)))
      throw new Refusal('keptNotFound');
    request.touched = [{ subject: 'lettering', subjectId: businessId, action: 'changed' }];
    return {};
  });
}

import { stone } from '../../../src/stone/stone';
import { createStoneRequest } from '../../../src/stone/wire/stoneRequest';
import type { Caller } from '../../domain/caller';
import { CURRENCY_IN } from '../../domain/currencies';
import { Refusal } from '../../domain/refusal';
import { answering, jsonText } from '../../http/answers';
import type { App } from '../../http/app';
import { callerKey } from '../../http/callerKey';
import { allow } from '../../http/guard';
import { repeatable } from '../../http/idempotency';
import { readerOf, readerOfWrite } from '../../http/readerOf';
import { stoneText } from '../../http/stoneText';
import { dropPreview, keepPreview } from '../../pictures/keepPreview';
import { previewPicture } from '../../pictures/previewPicture';
import type { Services } from '../../services';
import type { Queries } from '../../store/database';
import { insertDecided } from '../../store/decidedStones';
import { answerOnce } from '../../store/idempotency';

const scopeOf = (caller: Caller) => (caller.kind === 'user' ? `user:${caller.user.id}` : 'visitor');

/** POST /api/stone/: creates a stone. With an Idempotency-Key, a repeated request makes no second one. */
export function createStone(app: App, services: Services): void {
  const { database, previews, checks } = services;
  const schema = {
    summary: 'Create a stone',
    headers: repeatable,
    body: createStoneRequest,
    response: answering(stone, 400, 401, 403, 413, 415, 422),
  };
  app.post('/api/stone/', { schema }, async (request, reply) => {
    allow(request.caller, 'createStone');
    const { stoneImage, ...design } = request.body;
    const content = JSON.stringify(design);
    const keeping = { ...services, caller: callerKey(request), log: request.log };
    const preview = await keepPreview(keeping, previewPicture(stoneImage));
    const businessId = request.caller.kind === 'user' ? request.caller.user.businessId : null;
    const money = CURRENCY_IN[readerOf(request).locale];
    const key = request.headers['idempotency-key'];
    const once = key === undefined ? undefined : { scope: scopeOf(request.caller), key, content };
    const insert = async (inside: Queries) => {
      const made = await insertDecided(inside, { design, businessId, money, preview });
      const answer = stoneText(made, 'whole', readerOfWrite(request, checks, made));
      return { answer, stoneId: made.id, projectId: made.projectId };
    };

    if (!once) return jsonText(reply, (await database.transaction(insert)).answer);
    const answered = await database.transaction((inside) => answerOnce(inside, once, () => insert(inside)));
    if (answered === 'other' || !answered.fresh) await dropPreview(previews, preview, request.log);
    if (answered === 'other') throw new Refusal('keyReused');
    return jsonText(reply, answered.answer);
  });
}

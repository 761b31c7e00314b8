import { mayMove, stoneStatus } from '../../../src/stone/status';
import { stone } from '../../../src/stone/stone';
import { listOf } from '../../../src/stone/wire/list';
import { stonePath } from '../../../src/stone/wire/paths';
import { statusChange, statusRequest } from '../../../src/stone/wire/send';
import { Refusal } from '../../domain/refusal';
import { answering, sendText } from '../../http/answers';
import type { App } from '../../http/app';
import { allowAt } from '../../http/guard';
import { readerOf } from '../../http/readerOf';
import { stoneText } from '../../http/stoneText';
import type { Services } from '../../services';
import { endWaiting } from '../../store/heldOrders';
import { withdrawStone } from '../../store/outbox';
import { historyOf, moverOf, moveStone } from '../../store/statusChanges';
import { findStone } from '../../store/stones';
import { statusWord } from '../../texts/serverTexts';

/**
 * PUT /api/stone/{id}/status: moves a stone one step on (business 1), or cancels it (also its own business). A stone is
 * ordered only by sending it.
 */
export function changeStatus(app: App, { database }: Services): void {
  const schema = {
    summary: 'Move a stone to its next status',
    params: stonePath,
    body: statusRequest,
    response: answering(stone, 400, 401, 403, 404, 409, 415),
  };
  app.put('/api/stone/:id/status', { schema }, async (request, reply) => {
    const reader = readerOf(request);
    const { status: to } = request.body;
    const action = to === 'cancelled' ? 'cancelStone' : 'moveStone';
    const found = allowAt(request.caller, action, await findStone(database, request.params.id));
    const from = stoneStatus.parse(found.status);
    const allowed = to !== 'ordered' && mayMove(from, to);
    const moved =
      allowed &&
      (await database.transaction(async (inside) => {
        const isMoved = await moveStone(inside, found.id, [from, to], moverOf(request.caller));
        if (isMoved && to === 'cancelled') {
          // Letters that still wait are not sent.
          await endWaiting(inside, found.id, 'dropped');
          await withdrawStone(inside, found.id);
        }
        return isMoved;
      }));
    if (!moved) {
      const [was, wished] = [statusWord(reader.locale, from), statusWord(reader.locale, to)];
      throw new Refusal('statusNotAllowed', {
        named: { from: was, to: wished },
        current: stoneText(found, 'whole', reader),
      });
    }
    const now = await findStone(database, found.id);
    if (!now) throw new Refusal('stoneNotFound');
    return sendText(reply, stoneText(now, 'whole', reader));
  });
}

/** GET /api/stone/{id}/history: every change of its status, and its taking over by a business, with who and when. */
export function stoneHistory(app: App, { database }: Services): void {
  const schema = {
    summary: 'The changes of a stone’s status',
    params: stonePath,
    response: answering(listOf(statusChange), 401, 403, 404),
  };
  app.get('/api/stone/:id/history', { schema }, async (request, reply) => {
    const found = allowAt(request.caller, 'readHistory', await findStone(database, request.params.id));
    return sendText(reply, JSON.stringify({ results: await historyOf(database, found.id) }));
  });
}

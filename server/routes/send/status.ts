import { isAtMason, mayMove, type StoneStatus, stoneStatus } from '../../../src/stone/status';
import { stone } from '../../../src/stone/stone';
import { listOf } from '../../../src/stone/wire/list';
import { numberedPath } from '../../../src/stone/wire/paths';
import { statusChange, statusRequest } from '../../../src/stone/wire/send';
import { isMasonOf, readsOnly, type StoneAction } from '../../domain/permissions';
import { Refusal } from '../../domain/refusal';
import { answering, jsonText } from '../../http/answers';
import type { App } from '../../http/app';
import { allowAt } from '../../http/guard';
import { readerOf } from '../../http/readerOf';
import { stoneText } from '../../http/stoneText';
import type { Services } from '../../services';
import { endWaiting } from '../../store/heldOrders';
import { endMasonLink } from '../../store/masonLinks';
import { tellMason, tellOfStep } from '../../store/masonNotices';
import { endProposalLinks } from '../../store/proposals/links';
import { historyOf, moverOf, moveStone } from '../../store/statusChanges';
import { findStone } from '../../store/stones';
import { withdrawStone } from '../../store/withdrawStone';
import { statusWord } from '../../texts/serverTexts';

/** What moving a stone to a status takes: what its letter's delivery does is for business 1 alone. */
function actionFor(to: StoneStatus): StoneAction {
  if (to === 'cancelled') return 'cancelStone';
  return isAtMason(to) && to !== 'sentToMason' ? 'advanceStone' : 'moveStone';
}

/**
 * PUT /api/stone/{id}/status: moves a stone one step on (business 1, and its mason once his letter was delivered), or
 * cancels it (also its own business). A stone is ordered only by sending it. What a mason does is told by letter.
 */
export function changeStatus(app: App, { database, post }: Services): void {
  const schema = {
    summary: 'Move a stone to its next status',
    params: numberedPath,
    body: statusRequest,
    response: answering(stone, 400, 401, 403, 404, 409, 415),
  };
  app.put('/api/stone/:id/status', { schema }, async (request, reply) => {
    const reader = readerOf(request);
    const { status: to } = request.body;
    const action = actionFor(to);
    const found = allowAt(request.caller, action, await findStone(database, request.params.id));
    const from = stoneStatus.parse(found.status);
    const shown = readsOnly(request.caller, found) ? 'forReading' : 'whole';
    const allowed = to !== 'ordered' && mayMove(from, to);
    const moved =
      allowed &&
      (await database.transaction(async (inside) => {
        const isMoved = await moveStone(inside, found.id, [from, to], moverOf(request.caller));
        if (isMoved && to === 'cancelled') {
          // Letters that still wait are not sent.
          await endWaiting(inside, found.id, 'dropped');
          await withdrawStone(inside, found.id);
          await endMasonLink(inside, found.id);
          await endProposalLinks(inside, found.id);
          if (isAtMason(from)) await tellMason(inside, found, 'orderCancelled');
        }
        if (isMoved && isMasonOf(request.caller, found)) await tellOfStep(inside, found, to);
        return isMoved;
      }));
    if (moved) post.waiting();
    if (!moved) {
      const [was, wished] = [statusWord(reader.locale, from), statusWord(reader.locale, to)];
      throw new Refusal('statusNotAllowed', {
        named: { from: was, to: wished },
        current: stoneText(found, shown, reader),
      });
    }
    const now = await findStone(database, found.id);
    if (!now) throw new Refusal('stoneNotFound');
    return jsonText(reply, stoneText(now, shown, reader));
  });
}

/** GET /api/stone/{id}/history: every change of its status, and its taking over by a business, with who and when. */
export function stoneHistory(app: App, { database }: Services): void {
  const schema = {
    summary: 'The changes of a stone’s status',
    params: numberedPath,
    response: answering(listOf(statusChange), 401, 403, 404),
  };
  app.get('/api/stone/:id/history', { schema }, async (request, reply) => {
    const found = allowAt(request.caller, 'readHistory', await findStone(database, request.params.id));
    return jsonText(reply, JSON.stringify({ results: await historyOf(database, found.id) }));
  });
}

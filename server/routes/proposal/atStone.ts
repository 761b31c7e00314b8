import { proposedDesign } from '../../../src/stone/proposing/proposedDesign';
import { isUncut, stoneStatus } from '../../../src/stone/status';
import { design } from '../../../src/stone/stone';
import { numberedPath } from '../../../src/stone/wire/paths';
import { proposalAnswer, proposalFound, proposalRequest } from '../../../src/stone/wire/proposal';
import { userBehind } from '../../domain/caller';
import { seesPrice } from '../../domain/permissions';
import { Refusal } from '../../domain/refusal';
import { answering } from '../../http/answers';
import type { App } from '../../http/app';
import { allowAt } from '../../http/guard';
import type { Services } from '../../services';
import { designHash } from '../../store/approvals/designHash';
import { designText } from '../../store/decisions';
import { tellOfProposal } from '../../store/masonNotices';
import { addProposal, type KeptProposal, lastProposal } from '../../store/proposals/proposals';
import { findStone, lockedStone } from '../../store/stones';
import { answerTo } from './answer';
import { proposalFoundAt } from './found';

/** Whether an open proposal is the same as one that is sent. */
function isSame(
  open: KeptProposal | undefined,
  given: Pick<KeptProposal, 'ordered' | 'proposed' | 'reason'>,
): boolean {
  return (
    open?.state === 'open' &&
    open.ordered === given.ordered &&
    open.proposed === given.proposed &&
    open.reason === given.reason
  );
}

/**
 * GET, POST and PUT /api/stone/{id}/proposal: what the mason of an order proposes to cut instead of it, before he has begun,
 * and the answer of whoever ordered. Every answer is the last proposal as it then stands.
 */
export function proposals(app: App, services: Services): void {
  const { database, post } = services;
  const response = answering(proposalFound, 400, 401, 403, 404, 409, 415, 422, 429, 503);

  const reading = { summary: 'What the mason of a stone proposes', params: numberedPath, response };
  app.get('/api/stone/:id/proposal', { schema: reading }, async (request) => {
    const stone = allowAt(request.caller, 'readProposal', await findStone(database, request.params.id));
    return proposalFoundAt(database, stone, seesPrice(request.caller, stone));
  });

  const proposing = {
    summary: 'Propose another design of an ordered stone',
    params: numberedPath,
    body: proposalRequest,
    response,
  };
  app.post('/api/stone/:id/proposal', { schema: proposing }, async (request) => {
    const { caller, params, body } = request;
    const found = await database.transaction(async (inside) => {
      const stone = allowAt(caller, 'propose', await lockedStone(inside, params.id));
      const status = stoneStatus.parse(stone.status);
      if (!isUncut(status)) throw new Refusal('alreadyCut');
      if (stone.version !== body.version) throw new Refusal('proposalStale');
      const ordered = design.parse(JSON.parse(stone.design));
      const wished = proposedDesign(ordered, body.changes);
      const proposed = wished && design.safeParse(wished);
      if (!proposed?.success || designHash(proposed.data) === designHash(ordered))
        throw new Refusal('proposalUnfit');
      const given = { ordered: stone.design, proposed: designText(proposed.data), reason: body.reason };
      // Sent once more, since its answer did not arrive: whoever ordered may be reading it.
      if (!isSame(await lastProposal(inside, stone.id), given)) {
        const by = { stoneId: stone.id, status, userId: userBehind(caller)?.id ?? null };
        if (!(await addProposal(inside, { ...given, ...by }))) throw new Refusal('proposalsTooMany');
        await tellOfProposal(inside, stone);
      }
      return proposalFoundAt(inside, stone, seesPrice(caller, stone));
    });
    post.waiting();
    return found;
  });

  const answeringIt = {
    summary: 'Accept or decline what the mason proposes',
    params: numberedPath,
    body: proposalAnswer,
    response,
  };
  app.put('/api/stone/:id/proposal', { schema: answeringIt }, async (request) => {
    const { caller, params, body } = request;
    await answerTo(services, request, body, async (queries, isLocked) =>
      allowAt(caller, 'answerProposal', await (isLocked ? lockedStone : findStone)(queries, params.id)),
    );
    const stone = allowAt(caller, 'readProposal', await findStone(database, params.id));
    return proposalFoundAt(database, stone, seesPrice(request.caller, stone));
  });
}

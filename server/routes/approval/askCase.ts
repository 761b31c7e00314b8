import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isSeen } from '../../../src/stone/handling';
import { mayBeApproved, stoneStatus } from '../../../src/stone/status';
import { design } from '../../../src/stone/stone';
import { approvalRequest } from '../../../src/stone/wire/approval';
import {
  type CaseApprovalAsked,
  caseApprovalAsked,
  type LeftUnasked,
  leftUnasked,
  MOST_ASKED_AT_ONCE,
} from '../../../src/stone/wire/caseApproval';
import { numberedPath } from '../../../src/stone/wire/paths';
import { Refusal } from '../../domain/refusal';
import { answering } from '../../http/answers';
import type { App } from '../../http/app';
import { allowAt } from '../../http/guard';
import { allowProject } from '../../http/guardProject';
import { keyOwner, repeatable } from '../../http/idempotency';
import type { Services } from '../../services';
import { choiceOfStone } from '../../store/alternatives/choices';
import { askTogether } from '../../store/approvals/askedTogether';
import type { Queries } from '../../store/database';
import { lockCases } from '../../store/decisions';
import { answerOnce, bareAnswer } from '../../store/idempotency';
import { lockStones, stonesByProject } from '../../store/listedStones';
import { findProject } from '../../store/projects';
import { findStone } from '../../store/stones';
import type { StoredStone } from '../../store/storedStone';
import { changedApproval } from './ask';
import { beginApproval } from './beginApproval';
import { queueOfCase } from './letters';
import { newLinks } from './newLinks';
import { type Drawn, drawToApprove } from './sendDesign';

/** How often stones that are saved meanwhile are drawn anew before the caller is told to try again, as for one stone. */
const TRIES = 4;

/** What a repeated call is answered from: numbers, and nothing of anybody. */
const outcome = z.object({
  asked: z.array(z.number()),
  left: z.array(z.object({ id: z.number(), why: leftUnasked })),
});
type Outcome = z.infer<typeof outcome>;

/** A stone was saved while it was drawn. */
class SavedMeanwhile extends Error {}

/** The stones of a case that the caller may ask about, by their numbers. @throws Refusal */
async function stonesOf(
  queries: Queries,
  { caller }: Pick<FastifyRequest, 'caller'>,
  projectId: number,
): Promise<StoredStone[]> {
  const { businessId, id } = allowProject(caller, await findProject(queries, projectId));
  const listed = (await stonesByProject(queries, businessId, id)).get(id) ?? [];
  const stones: StoredStone[] = [];
  // One after the other: in a transaction they share its connection.
  for (const each of listed) stones.push(allowAt(caller, 'askApproval', await findStone(queries, each.id)));
  return stones;
}

/** Why a stone is not asked about; undefined where it is. */
async function whyLeft(queries: Queries, stone: StoredStone): Promise<LeftUnasked | undefined> {
  if (stone.approvalId !== null) return 'asked';
  if (!mayBeApproved(stoneStatus.parse(stone.status))) return 'cut';
  if (!design.parse(JSON.parse(stone.design)).Parms.some(isSeen)) return 'bare';
  const choice = await choiceOfStone(queries, stone.id);
  return choice && choice.chosen_stone !== stone.id ? 'choosing' : undefined;
}

/** Which stones are asked about, and why the others are not. */
async function sorted(queries: Queries, stones: readonly StoredStone[]) {
  const toAsk: StoredStone[] = [];
  const left: Outcome['left'] = [];
  for (const stone of stones) {
    const why =
      (await whyLeft(queries, stone)) ?? (toAsk.length < MOST_ASKED_AT_ONCE ? undefined : 'tooMany');
    if (why) left.push({ id: stone.id, why });
    else toAsk.push(stone);
  }
  return { toAsk, left };
}

/**
 * POST /api/project/{id}/approval: asks the same relatives about every stone of a case that can be asked about. Each stone has an
 * approval of its own; a relative with an address gets one letter about all of them. All of it is asked, or nothing.
 */
export function askingOfCase(app: App, services: Services): void {
  const { database, post } = services;

  const schema = {
    summary: 'Ask relatives to approve the stones of a case',
    params: numberedPath,
    headers: repeatable,
    body: approvalRequest,
    response: answering(caseApprovalAsked, 400, 401, 403, 404, 409, 415, 422, 429),
  };
  app.post('/api/project/:id/approval', { schema }, async (request): Promise<CaseApprovalAsked> => {
    const { id } = request.params;
    const { body } = request;
    const key = request.headers['idempotency-key'];
    const drawn = new Map<number, Drawn>();

    /** Asks, as far as the stones still are those that were drawn. */
    const ask = async (inside: Queries): Promise<Outcome> => {
      const { toAsk, left } = await sorted(inside, await stonesOf(inside, request, id));
      const begun = [];
      for (const stone of toAsk) {
        const picture = drawn.get(stone.id);
        if (picture?.version !== stone.version) throw new SavedMeanwhile();
        const first = toAsk.length > 1 ? begun[0]?.approvers : undefined;
        const one = await beginApproval(inside, request, stone, picture, body, first);
        if (!one) throw new SavedMeanwhile();
        begun.push(one);
      }
      if (toAsk.length > 1) await askTogether(inside, begun[0]?.approvers ?? []);
      await queueOfCase(inside, request, begun);
      return { asked: toAsk.map((stone) => stone.id), left };
    };

    const once = async (inside: Queries): Promise<Outcome> => {
      if (key === undefined) return ask(inside);
      const content = JSON.stringify([request.params, body]);
      const scope = `approval of case:${id}:${keyOwner(request.caller)}`;
      const answered = await answerOnce(inside, { scope, key, content }, async () =>
        bareAnswer(JSON.stringify(await ask(inside))),
      );
      if (answered === 'other') throw new Refusal('keyReused');
      return outcome.parse(JSON.parse(answered.answer));
    };

    for (let tried = 0; tried < TRIES; tried += 1) {
      for (const stone of (await sorted(database, await stonesOf(database, request, id))).toAsk)
        if (drawn.get(stone.id)?.version !== stone.version)
          drawn.set(stone.id, await drawToApprove(services, request, stone));
      const answer = await database
        .transaction(async (inside) => {
          await lockCases(inside, [id]);
          await lockStones(inside, id);
          const { asked, left } = await once(inside);
          const stones = new Map((await stonesOf(inside, request, id)).map((stone) => [stone.id, stone]));
          const nameOf = (stoneId: number) =>
            design.parse(JSON.parse(stones.get(stoneId)?.design ?? '{}')).designName;
          const told: CaseApprovalAsked['asked'] = [];
          for (const stoneId of asked) {
            const stone = stones.get(stoneId);
            if (!stone) continue;
            const changed = await changedApproval(inside, request, stone, await newLinks(inside, stoneId));
            told.push({ id: stoneId, designName: nameOf(stoneId), ...changed });
          }
          const named = left.filter((each) => stones.has(each.id));
          return {
            asked: told,
            left: named.map(({ id: stoneId, why }) => ({ id: stoneId, designName: nameOf(stoneId), why })),
          };
        })
        .catch((error: unknown) => {
          if (error instanceof SavedMeanwhile) return undefined;
          throw error;
        });
      if (!answer) continue;
      request.touched = answer.asked.map(({ id: subjectId }) => ({
        ...{ subject: 'stone', subjectId, action: 'changed' },
      }));
      post.waiting();
      return answer;
    }
    throw new Refusal('stale');
  });
}

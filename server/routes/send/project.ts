import { decide, spoken } from '../../../src/stone/decisions';
import { numberedPath } from '../../../src/stone/wire/paths';
import {
  decisionsOfCase,
  type ListedStone,
  type ProjectDetails,
  project,
} from '../../../src/stone/wire/project';
import { type SendProjectRequest, sendProjectRequest } from '../../../src/stone/wire/send';
import { Refusal } from '../../domain/refusal';
import { localeOf } from '../../http/acceptedLocale';
import { answering, jsonText } from '../../http/answers';
import type { App } from '../../http/app';
import { allowProject } from '../../http/guardProject';
import { contentOf } from '../../orders/orderContent';
import type { Services } from '../../services';
import type { Queries } from '../../store/database';
import { detailsOf, detailsText, lockCases } from '../../store/decisions';
import { lockStones, stonesByProject } from '../../store/listedStones';
import { findProject, markSent, projectText, type StoredProject, updateProject } from '../../store/projects';
import { moverOf } from '../../store/statusChanges';
import { requireBothFaces } from './bothFaces';
import { exempt } from './exempt';
import { recordOrder, stonemasonAt } from './recordOrder';
import { requireContact } from './required';

async function stonesOf(queries: Queries, found: StoredProject): Promise<ListedStone[]> {
  return (await stonesByProject(queries, found.businessId, found.id)).get(found.id) ?? [];
}

/** Whether the drafts are those that the user has seen, each in that version. */
function areAsSeen(drafts: readonly ListedStone[], seen: NonNullable<SendProjectRequest['stones']>): boolean {
  const versions = new Map(seen.map(({ id, version }) => [id, version]));
  return versions.size === drafts.length && drafts.every(({ id, version }) => versions.get(id) === version);
}

/**
 * The stones that an order of a case is about: its drafts, or those that the provider gives to a mason now.
 *
 * @param before the decisions until now; `gives` tells whether the caller may give orders to a mason, and does.
 * @returns undefined where nothing is left to send: an order that waits for a mason is not sent again without one.
 */
function toSend(
  stones: readonly ListedStone[],
  before: ProjectDetails,
  wasSent: boolean,
  gives: boolean,
): readonly ListedStone[] | undefined {
  const drafts = stones.filter(({ status }) => status === 'draft');
  if (drafts.length > 0) return drafts;
  const waiting = stones.filter(({ status, StonemasonId }) => status === 'ordered' && StonemasonId === null);
  if (gives && waiting.length > 0) return waiting;
  const waits = gives && stones.length === 0 && !before.StonemasonId;
  return wasSent && !waits ? undefined : [];
}

/**
 * POST /api/sendToMason/project{id}: writes the decisions into the case and orders all its drafts in one letter. A case
 * without a stone, such as an old stone to be taken down, is sent by itself, once. If the case has another version than
 * was read, or other drafts than were seen, nothing is sent, and the answer is 409 with the current case.
 */
export function sendProject(app: App, { database, post }: Services): void {
  const schema = {
    summary: 'Send a case to a stonemason',
    params: numberedPath,
    body: sendProjectRequest,
    response: answering(project, 400, 401, 403, 404, 409, 415, 422),
  };
  app.post('/api/sendToMason/project:id', { schema }, async (request, reply) => {
    const { caller, body } = request;
    const locale = localeOf(request.headers['accept-language']);
    const answer = await database.transaction(async (inside) => {
      await lockCases(inside, [request.params.id]);
      const found = allowProject(caller, await findProject(inside, request.params.id));
      const before = detailsOf(found);
      const decided = decide(decisionsOfCase(before), spoken(body), true);
      await lockStones(inside, found.id);
      const stones = await stonesOf(inside, found);
      const masonId = decided.StonemasonId ?? null;
      const gives = exempt(caller) && masonId !== null;
      const asked = toSend(stones, before, found.sentAt !== null, gives);
      if (!asked) throw new Refusal('nothingToSend');
      await requireBothFaces(inside, found.businessId, found.id, asked);
      if (body.stones && !areAsSeen(asked, body.stones))
        throw new Refusal('projectStale', { current: projectText(found, stones) });
      requireContact({ ...decided, StonemasonId: masonId }, locale, exempt(caller));
      const mason = await stonemasonAt(inside, masonId);
      const details = detailsText({ ...before, ...decided });
      const written = await updateProject(inside, found.id, details, body.version ?? null);
      if (!written) throw new Refusal('projectStale', { current: projectText(found, stones) });
      const content = contentOf(decided, written, mason);
      const order = { stones: body.stones ?? asked.map(({ id }) => ({ id })), mason, content };
      const by = moverOf(caller);
      const ordered = await recordOrder(inside, { ...order, projectId: found.id, locale, by });
      request.touched = ordered.map((subjectId) => ({ subject: 'stone', subjectId, action: 'sent' }));
      const sent = await markSent(inside, found.id);
      return projectText(sent, await stonesOf(inside, sent));
    });
    post.waiting();
    return jsonText(reply, answer);
  });
}

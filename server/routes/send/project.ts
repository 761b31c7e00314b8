import { stonePath } from '../../../src/stone/wire/paths';
import { type ListedStone, project, projectDetails } from '../../../src/stone/wire/project';
import { type SendProjectRequest, sendProjectRequest } from '../../../src/stone/wire/send';
import { answering, sendText } from '../../http/answers';
import type { App } from '../../http/app';
import { allowProject } from '../../http/guardProject';
import { Refusal } from '../../http/refusal';
import { localeOf } from '../../http/texts';
import type { Services } from '../../services';
import type { Queries } from '../../store/database';
import { lockStones, stonesByProject } from '../../store/listedStones';
import { findProject, markSent, projectText, type StoredProject, updateProject } from '../../store/projects';
import { moverOf } from '../../store/statusChanges';
import { exempt } from './exempt';
import { recordOrder, stonemasonAt } from './recordOrder';
import { requireContact } from './required';

async function stonesOf(queries: Queries, found: StoredProject): Promise<ListedStone[]> {
  return (await stonesByProject(queries, found.businessId, found.id)).get(found.id) ?? [];
}

/** Whether the drafts are those that were seen, each in the version it had then. */
function areAsSeen(drafts: readonly ListedStone[], seen: NonNullable<SendProjectRequest['stones']>): boolean {
  const versions = new Map(seen.map(({ id, version }) => [id, version]));
  return versions.size === drafts.length && drafts.every(({ id, version }) => versions.get(id) === version);
}

/**
 * POST /api/sendToMason/project{id}: writes what is sent along over the case and orders all its drafts in one letter.
 * A case without a stone, such as an old stone to be taken down, is sent by itself, once. Where the case is in
 * another version than it was read in, or its drafts are no longer those that were seen, nothing is sent, and the answer
 * is 409 and the case as it stands.
 */
export function sendProject(app: App, { database, post }: Services): void {
  const schema = {
    summary: 'Send a case to a stonemason',
    params: stonePath,
    body: sendProjectRequest,
    response: answering(project, 400, 401, 403, 404, 409, 415, 422),
  };
  app.post('/api/sendToMason/project:id', { schema }, async (request, reply) => {
    const { caller, body } = request;
    const locale = localeOf(request.headers['accept-language']);
    const answer = await database.transaction(async (inside) => {
      const found = allowProject(caller, await findProject(inside, request.params.id));
      const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
      const before = projectDetails.parse(JSON.parse(found.details));
      const details = projectDetails.parse({
        ...before,
        ...given,
        StonemasonId: body.StonemasonId ?? before.StonemasonId,
      });
      await lockStones(inside, found.id);
      const stones = await stonesOf(inside, found);
      const drafts = stones.filter(({ status }) => status === 'draft');
      if (drafts.length === 0 && found.sentAt !== null) throw new Refusal('nothingToSend');
      if (body.stones && !areAsSeen(drafts, body.stones))
        throw new Refusal('projectStale', { current: projectText(found, stones) });
      const contact = {
        contactName: details.contactName,
        contactPhone: details.contactPhone,
        contactEmail: details.contactEmail || details.Email,
      };
      const masonId = details.StonemasonId ?? null;
      requireContact({ ...contact, StonemasonId: masonId }, locale, exempt(caller));
      const mason = await stonemasonAt(inside, masonId);
      const written = await updateProject(inside, found.id, JSON.stringify(details), body.version ?? null);
      if (!written) {
        const now = (await findProject(inside, found.id)) ?? found;
        throw new Refusal('projectStale', { current: projectText(now, stones) });
      }
      const content = {
        ...contact,
        comment: details.Comment,
        canMasonContact: details.canMasonContact === 1,
        removeNow: details.RemoveNow,
        invoiceEnduser: details.InvoiceEnduser,
        decName: details.decName,
        caseNo: details.caseNo,
      };
      const order = { stones: body.stones ?? drafts.map(({ id }) => ({ id })), mason, content };
      const by = moverOf(caller);
      await recordOrder(inside, { ...order, pdf: undefined, locale, by });
      const sent = await markSent(inside, found.id);
      return projectText(sent, await stonesOf(inside, sent));
    });
    post.waiting();
    return sendText(reply, answer);
  });
}

import { stonePath } from '../../../src/stone/wire/paths';
import { project, projectDetails } from '../../../src/stone/wire/project';
import { sendProjectRequest } from '../../../src/stone/wire/send';
import { answering, sendText } from '../../http/answers';
import type { App } from '../../http/app';
import { allowProject } from '../../http/guardProject';
import { Refusal } from '../../http/refusal';
import { localeOf } from '../../http/texts';
import type { Services } from '../../services';
import type { Queries } from '../../store/database';
import { stonesByProject } from '../../store/listedStones';
import { findProject, markSent, projectText, type StoredProject, updateProject } from '../../store/projects';
import { moverOf } from '../../store/statusChanges';
import { exempt } from './exempt';
import { recordOrder, stonemasonAt } from './recordOrder';
import { requireContact } from './required';

async function draftsOf(queries: Queries, found: StoredProject): Promise<number[]> {
  const stones = await stonesByProject(queries, found.businessId, found.id);
  return (stones.get(found.id) ?? []).filter(({ status }) => status === 'draft').map(({ id }) => id);
}

/**
 * POST /api/sendToMason/project{id}: writes what is sent along over the case and orders all its drafts in one letter.
 * A case without a stone, such as an old stone to be taken down, is sent by itself, once.
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
      const stoneIds = await draftsOf(inside, found);
      if (stoneIds.length === 0 && found.sentAt !== null) throw new Refusal('nothingToSend');
      const contact = {
        contactName: details.contactName,
        contactPhone: details.contactPhone,
        contactEmail: details.contactEmail || details.Email,
      };
      const masonId = details.StonemasonId ?? null;
      requireContact({ ...contact, StonemasonId: masonId }, locale, exempt(caller));
      const mason = await stonemasonAt(inside, masonId);
      await updateProject(inside, found.id, JSON.stringify(details), null);
      const content = {
        ...contact,
        comment: details.Comment,
        canMasonContact: details.canMasonContact === 1,
        removeNow: details.RemoveNow,
        invoiceEnduser: details.InvoiceEnduser,
        decName: details.decName,
        caseNo: details.caseNo,
      };
      await recordOrder(inside, { stoneIds, mason, content, pdf: undefined, locale, by: moverOf(caller) });
      const sent = await markSent(inside, found.id);
      const stones = await stonesByProject(inside, sent.businessId, sent.id);
      return projectText(sent, stones.get(sent.id) ?? []);
    });
    post.waiting();
    return sendText(reply, answer);
  });
}

import { decide, decisionsIn, spoken } from '../../../src/stone/decisions';
import { stone } from '../../../src/stone/stone';
import { numberedPath } from '../../../src/stone/wire/paths';
import { type SendStoneRequest, sendStoneRequest } from '../../../src/stone/wire/send';
import { Refusal } from '../../domain/refusal';
import { answering, jsonText } from '../../http/answers';
import type { App } from '../../http/app';
import { allowAt } from '../../http/guard';
import { repeatable } from '../../http/idempotency';
import { readerOf } from '../../http/readerOf';
import { type Reader, stoneText } from '../../http/stoneText';
import { caseOf } from '../../orders/caseOf';
import { contentOf } from '../../orders/orderContent';
import type { Services } from '../../services';
import type { Queries } from '../../store/database';
import { decideInCase, lockCases } from '../../store/decisions';
import { answerOnce, type FirstAnswer } from '../../store/idempotency';
import { moverOf } from '../../store/statusChanges';
import { findStone, lockedStone } from '../../store/stones';
import type { StoredStone } from '../../store/storedStone';
import { requireBothFaces } from './bothFaces';
import { exempt } from './exempt';
import { holdingOf } from './holding';
import { askerOf } from './queueLetters';
import { recordOrder, stonemasonAt } from './recordOrder';
import { requireContact } from './required';

const PDF_IN_ADDRESS = /^data:application\/pdf;base64,/;

/**
 * Refuses an attachment that is no PDF. It is not passed on: the papers of a letter are drawn here, so that they show
 * the ordered stone, and nobody can have his own files sent by us.
 *
 * @throws Refusal `notAPdf`
 */
function requirePdf(written: string | null | undefined): void {
  if (!written) return;
  const bytes = Buffer.from(written.replace(PDF_IN_ADDRESS, ''), 'base64');
  // ISO 32000-2 section 7.5.2: a PDF begins with its version.
  if (bytes.subarray(0, 5).toString('latin1') !== '%PDF-') throw new Refusal('notAPdf');
}

/** The content of an order of one stone with `said` decided, which is written into the stone's case if it has one. */
async function agreedOf(inside: Queries, found: StoredStone, said: SendStoneRequest) {
  const decided = decide(decisionsIn(JSON.parse(found.design)), spoken(said), found.businessId !== null);
  const mason = await stonemasonAt(inside, decided.StonemasonId ?? null);
  const project = await caseOf(inside, found);
  if (project && found.status === 'draft') await decideInCase(inside, project.id, decided, found.id);
  return { content: contentOf(decided, project, mason), mason };
}

/** Whether the provider still has to give this order to a mason. */
const waitsForMason = (found: StoredStone) => found.status === 'ordered' && found.stonemasonId === null;

/**
 * POST /api/sendToMason/{id}: orders a stone (specification sections 4 and 5). The order and its letters are recorded
 * together; the letters are sent in the background. An outdated version is answered with 409 and the current stone, so
 * that nothing is sent that was saved after reading. With an Idempotency-Key, a repeated request orders nothing twice.
 */
export function sendStone(app: App, { database, post }: Services): void {
  const schema = {
    summary: 'Send a stone to a stonemason',
    params: numberedPath,
    headers: repeatable,
    body: sendStoneRequest,
    response: answering(stone, 400, 401, 403, 404, 409, 413, 415, 422),
  };
  app.post('/api/sendToMason/:id', { schema }, async (request, reply) => {
    const { caller, body } = request;
    const { id } = request.params;
    const reader = readerOf(request);
    requirePdf(body.PDFB64);
    const before = allowAt(caller, 'sendStone', await findStone(database, id));
    const send = (inside: Queries) => sendIn(inside, reader);

    const key = request.headers['idempotency-key'];
    const answer = await database.transaction(async (inside) => {
      if (key === undefined) return (await send(inside)).answer;
      const once = { scope: `sending stone ${id}`, key, content: JSON.stringify(body) };
      const answered = await answerOnce(inside, once, () => send(inside));
      if (answered === 'other') throw new Refusal('keyReused');
      return answered.answer;
    });
    post.waiting();
    return jsonText(reply, answer);

    async function sendIn(inside: Queries, { locale }: Reader): Promise<FirstAnswer> {
      await lockCases(inside, [before.projectId]);
      // Checked again on the locked stone: it may have been taken over, or have new links.
      const found = allowAt(caller, 'sendStone', await lockedStone(inside, id));
      const giving = exempt(caller) && waitsForMason(found);
      if (found.status !== 'draft' && !giving)
        throw new Refusal('sentToMason', { current: stoneText(found, 'whole', reader) });
      await requireBothFaces(inside, found.businessId, found.projectId, [found]);
      const agreed = await agreedOf(inside, found, body);
      const { contactName, contactPhone, contactEmail, StonemasonId = null } = agreed.content;
      requireContact({ contactName, contactPhone, contactEmail, StonemasonId }, locale, exempt(caller));
      const { version } = body;
      const order = { stones: [{ id, version }], ...agreed, locale, by: moverOf(caller) };
      const holding = await holdingOf(inside, request, { mason: order.mason, asker: askerOf(order.content) });
      const ordered = await recordOrder(inside, order, holding);
      const now = await findStone(inside, id);
      if (!now) throw new Refusal('stoneNotFound');
      if (ordered.length === 0) {
        const isStale = now.status === 'draft' || (giving && waitsForMason(now));
        throw new Refusal(isStale ? 'stale' : 'sentToMason', { current: stoneText(now, 'whole', reader) });
      }
      return { answer: stoneText(now, 'whole', reader), stoneId: id, projectId: now.projectId };
    }
  });
}

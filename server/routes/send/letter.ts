import type { FastifyRequest } from 'fastify';
import type { Stonemason } from '../../../src/stone/catalogue/stonemason';
import { decisionsIn } from '../../../src/stone/decisions';
import { letterToRead } from '../../../src/stone/wire/order';
import { numberedPath } from '../../../src/stone/wire/paths';
import { decisionsOfCase } from '../../../src/stone/wire/project';
import { seesPrice } from '../../domain/permissions';
import { localeOf } from '../../http/acceptedLocale';
import { answering, jsonText } from '../../http/answers';
import type { App } from '../../http/app';
import { callerKey } from '../../http/callerKey';
import { allowAt } from '../../http/guard';
import { allowProject } from '../../http/guardProject';
import { awaitsApproval } from '../../jobs/mayCut';
import { writeLetter } from '../../mail/writeLetter';
import { caseOf } from '../../orders/caseOf';
import { composeOrder } from '../../orders/composeOrder';
import { hidePrices } from '../../orders/hidePrices';
import { contentOf } from '../../orders/orderContent';
import { LETTER_TEXTS } from '../../orders/orderSections';
import type { Services } from '../../services';
import { detailsOf } from '../../store/decisions';
import { stonesByProject } from '../../store/listedStones';
import { findProject } from '../../store/projects';
import { findStone } from '../../store/stones';
import type { StoredStone } from '../../store/storedStone';
import { remarkSentences, ruleRemarkSentence } from '../../texts/warningSentences';
import { requireBothFaces } from './bothFaces';
import { stonemasonAt } from './recordOrder';

/** How long to wait for the checks of a stone before they are left out of the text, in ms. */
const PATIENCE_MS = 10_000;

/**
 * GET /api/sendToMason/{id} and …/project{id}: the letter as it would be sent now, in its recipient's language, to be
 * read first. Everybody who may send it may read it, but for a price that they are not told.
 *
 * @param publicUrl the public address of the server; undefined for the one of the request.
 */
export function lettersToRead(
  app: App,
  { database, checks, makeSureOfSeals }: Services,
  publicUrl: string | undefined,
): void {
  const response = answering(letterToRead, 401, 403, 404, 409);

  type Asked = Pick<FastifyRequest, 'protocol' | 'host' | 'headers' | 'caller' | 'ip'>;
  const written = async (
    asked: Asked,
    content: ReturnType<typeof contentOf>,
    mason: Stonemason | undefined,
    stones: readonly StoredStone[],
    projectVersion: number | null,
  ) => {
    const own = localeOf(asked.headers['accept-language']);
    const composing = {
      database,
      checks,
      makeSureOfSeals,
      publicUrl: publicUrl ?? `${asked.protocol}://${asked.host}`,
      caller: callerKey(asked),
      patience: PATIENCE_MS,
    };
    const now = new Date();
    const told = new Set(stones.filter((stone) => seesPrice(asked.caller, stone)).map(({ id }) => id));
    const order = hidePrices(await composeOrder(content, stones, mason?.locale ?? own, now, composing), told);
    const inOwnWords = await composeOrder(content, stones, own, now, {
      ...composing,
      wording: { warnings: remarkSentences, rule: ruleRemarkSentence },
    });
    const remarks = inOwnWords.stones.map(({ id, findings, brokenRules, waved }) => ({
      stoneId: id,
      texts: [...new Set([...(findings ?? []), ...brokenRules].map(({ text }) => text))],
      waved: waved.map(({ text, reason }) => ({ text, reason })),
    }));
    const waiting: number[] = [];
    for (const stone of stones) if (await awaitsApproval(database, stone)) waiting.push(stone.id);
    // The link itself is for the mason's eyes alone: in its place stands whose it is.
    const bench = LETTER_TEXTS[order.locale].benchOfMason;
    return JSON.stringify({
      ...(mason
        ? writeLetter('order', order, new Map(stones.map(({ id }) => [id, bench])))
        : writeLetter('unassigned', order)),
      order,
      remarks,
      projectVersion,
      ...(waiting.length > 0 && { awaitsApproval: waiting }),
    });
  };

  const ofStone = {
    summary: 'The letter of a stone, to be read before it is sent',
    params: numberedPath,
    response,
  };
  app.get('/api/sendToMason/:id', { schema: ofStone }, async (request, reply) => {
    const found = allowAt(request.caller, 'sendStone', await findStone(database, request.params.id));
    await requireBothFaces(database, found.businessId, found.projectId, [found]);
    const decided = decisionsIn(JSON.parse(found.design));
    const mason = await stonemasonAt(database, decided.StonemasonId ?? null);
    const content = contentOf(decided, await caseOf(database, found), mason);
    return jsonText(reply, await written(request, content, mason, [found], null));
  });

  const ofCase = {
    summary: 'The letter of a case, to be read before it is sent',
    params: numberedPath,
    response,
  };
  app.get('/api/sendToMason/project:id', { schema: ofCase }, async (request, reply) => {
    const found = allowProject(request.caller, await findProject(database, request.params.id));
    const decided = decisionsOfCase(detailsOf(found));
    const mason = await stonemasonAt(database, decided.StonemasonId ?? null);
    const listed = (await stonesByProject(database, found.businessId, found.id)).get(found.id) ?? [];
    const drafts = listed.filter(({ status }) => status === 'draft');
    const stones = await Promise.all(drafts.map(({ id }) => findStone(database, id)));
    const present = stones.filter((stone) => stone !== undefined);
    await requireBothFaces(database, found.businessId, found.id, present);
    request.touched = present.map(({ id }) => ({ subject: 'stone', subjectId: id, action: 'read' }));
    const content = contentOf(decided, found, mason);
    return jsonText(reply, await written(request, content, mason, present, found.version));
  });
}

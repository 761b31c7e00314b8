import type { MasonSettings } from '../../../src/painting/files/masonSettings';
import { decisionsIn } from '../../../src/stone/decisions';
import type { LeastCut } from '../../../src/stone/leastCut';
import { type MasonOrderDetail, masonOrderDetail } from '../../../src/stone/wire/mason';
import { numberedPath } from '../../../src/stone/wire/paths';
import { isMasonOf } from '../../domain/permissions';
import { Refusal } from '../../domain/refusal';
import { localeOf } from '../../http/acceptedLocale';
import { answering } from '../../http/answers';
import type { App } from '../../http/app';
import { callerKey } from '../../http/callerKey';
import { allowAt } from '../../http/guard';
import { awaitsApproval } from '../../jobs/mayCut';
import { caseOf } from '../../orders/caseOf';
import { composeOrder } from '../../orders/composeOrder';
import { contentOf } from '../../orders/orderContent';
import { agreementSections } from '../../orders/orderSections';
import { ownPriceOf } from '../../orders/ownPriceOf';
import type { Services } from '../../services';
import type { Queries } from '../../store/database';
import { orderOfMason } from '../../store/masonOrders';
import { settingsOfMason } from '../../store/masonSettings';
import { letterOfStone } from '../../store/outbox';
import { storedMason } from '../../store/stonemasons';
import { findStone } from '../../store/stones';
import type { StoredStone } from '../../store/storedStone';

/** How long to wait for the checks of a stone before the page says that it was not checked, in ms. */
const PATIENCE_MS = 10_000;

/** What a mason blasts at least, where he has said so himself. */
function leastOf({ leastStroke: stroke, leastRubber: rubber }: MasonSettings): LeastCut | undefined {
  return stroke === undefined && rubber === undefined ? undefined : { stroke, rubber };
}

/** What an order says besides its stones: as its letter has it, and for one without a letter as it is on the stone. */
async function saidWith(queries: Queries, stone: StoredStone) {
  const letter = await letterOfStone(queries, stone.id);
  if (letter) return { content: letter.content, orderedAt: letter.orderedAt };
  const decided = decisionsIn(JSON.parse(stone.design));
  const mason = await storedMason(queries, stone.stonemasonId);
  return { content: contentOf(decided, await caseOf(queries, stone), mason), orderedAt: undefined };
}

/**
 * GET /api/mason/orders/{id}: the order of one stone as its mason works from it, composed like his letter, in the
 * language of whoever asks; what is objected to is measured by the mason's own limits where he has any, and he alone is told
 * what his work costs by his own list.
 *
 * @param publicUrl the public address of the server; undefined for the one of the request.
 */
export function masonOrderPage(
  app: App,
  { database, checks, makeSureOfSeals }: Services,
  publicUrl: string | undefined,
): void {
  const schema = {
    summary: 'An order as its stonemason works from it',
    params: numberedPath,
    response: answering(masonOrderDetail, 401, 403, 404),
  };
  app.get('/api/mason/orders/:id', { schema }, async (request): Promise<MasonOrderDetail> => {
    const stone = allowAt(request.caller, 'readOrder', await findStone(database, request.params.id));
    const listed = await orderOfMason(database, stone.id);
    if (!listed || stone.mason === null) throw new Refusal('stoneNotFound');
    const { content, orderedAt } = await saidWith(database, stone);
    const sentAt = orderedAt ?? new Date(listed.sentAt ?? Date.now());
    const { settings } = await settingsOfMason(database, stone.mason.id);
    const least = leastOf(settings);
    const locale = localeOf(request.headers['accept-language']);
    const order = await composeOrder(content, [stone], locale, sentAt, {
      database,
      checks: { find: (text, patience, place) => checks.find(text, patience, place, least) },
      makeSureOfSeals,
      publicUrl: publicUrl ?? `${request.protocol}://${request.host}`,
      caller: callerKey(request),
      patience: PATIENCE_MS,
    });
    const waits = await awaitsApproval(database, stone);
    return {
      ...(waits && { awaitsApproval: true as const }),
      ...listed,
      agreement: agreementSections(order).map(({ lines }) => [...lines]),
      order,
      // His list is his alone: business 1, which may open his page, is not told.
      ...(isMasonOf(request.caller, stone) && ownPriceOf(stone.design, settings, locale)),
    };
  });
}

import { design } from '../../../src/stone/stone';
import type { Order } from '../../../src/stone/wire/order';
import type { FetchedOrder } from '../../../src/stone/wire/workshop';
import type { Composing } from '../../orders/composeOrder';
import { isStoneKnown } from '../../orders/isStoneKnown';
import { orderOfLetter } from '../../orders/orderOfLetter';
import { ownPriceOf } from '../../orders/ownPriceOf';
import type { Queries } from '../../store/database';
import { DatabaseUnreachable } from '../../store/databaseUnreachable';
import {
  keepFetched,
  type MasonsOrder,
  masonsOrder,
  newOrders,
  orderWithStone,
} from '../../store/fetchedOrders';
import { settingsOfMason } from '../../store/masonSettings';
import { letterToCompose } from '../../store/outbox';
import { findStone } from '../../store/stones';
import { PaperUndrawn, sayingMissing } from '../enclosePapers';
import type { PapersByPart } from '../masonPapers';
import { PaperWithheld } from '../mayCut';
import type { OrderSource } from './orderSource';

/** What is needed to hand a mason's orders out. */
export interface HandingOut extends Pick<Composing, 'checks' | 'makeSureOfSeals' | 'publicUrl'> {
  readonly database: Queries;
  readonly papers: PapersByPart;
}

async function designOf(database: Queries, stoneId: number) {
  const stone = await findStone(database, stoneId);
  return stone && design.parse(JSON.parse(stone.design));
}

/** An order with what its mason's work on each stone costs by his own list, as the stones now are: his machine fetches it for him alone. */
async function withOwnPrices(database: Queries, order: Order, stonemasonId: number): Promise<FetchedOrder> {
  const { settings } = await settingsOfMason(database, stonemasonId);
  const stones: FetchedOrder['stones'] = [];
  for (const each of order.stones) {
    const stone = await findStone(database, each.id);
    stones.push({ ...each, ...(stone && ownPriceOf(stone.design, settings, order.locale)) });
  }
  return { ...order, stones };
}

/**
 * The order of a letter for its mason's machine: the stones that are not withdrawn, and of their papers no word, since
 * here none is too large; but for a stone that no longer exists, of which nothing can be drawn.
 */
async function orderFor({ database, ...rest }: HandingOut, found: MasonsOrder): Promise<Order | undefined> {
  const letter = await letterToCompose(database, found.id);
  if (!letter) return undefined;
  const composed = await orderOfLetter({ database, ...rest }, letter);
  const stones = composed.stones
    .filter(({ id }) => found.stoneIds.includes(id))
    .map((stone) => ({ ...stone, missingPapers: null }));
  let order: Order = { ...composed, stones };
  for (const { id } of stones) {
    const designed = await designOf(database, id);
    if (!designed || !(await isStoneKnown(database, designed)))
      order = sayingMissing(order, id, 'noPapers_unknownStone');
  }
  return order;
}

/** A stonemason's orders from the store itself. */
export function ownOrders(given: HandingOut, stonemasonId: number): OrderSource {
  const { database, papers } = given;
  return {
    list: async (wanted) => {
      const single =
        wanted.kind === 'again' ? await orderWithStone(database, stonemasonId, wanted.stoneId) : undefined;
      const found =
        wanted.kind === 'new'
          ? await newOrders(database, stonemasonId, wanted.since)
          : single
            ? [single]
            : [];
      return found.map(({ id, number, orderedAt }) => ({ id, number, orderedAt: orderedAt.toISOString() }));
    },
    order: async (id) => {
      const found = await masonsOrder(database, stonemasonId, id);
      const order = found && (await orderFor(given, found));
      return order && withOwnPrices(database, order, stonemasonId);
    },
    files: async (_id, stoneId, part, order) => {
      const designed = await designOf(database, stoneId);
      if (!designed) return [];
      try {
        const { settings } = await settingsOfMason(database, stonemasonId);
        return await papers[part](designed, stoneId, order, settings);
      } catch (error) {
        const isItself = error instanceof DatabaseUnreachable || error instanceof PaperWithheld;
        throw isItself ? error : new PaperUndrawn(stoneId, error);
      }
    },
    fetched: (id) => keepFetched(database, stonemasonId, id),
  };
}

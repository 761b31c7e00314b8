import { z } from 'zod';
import type { Stonemason } from '../../../src/stone/catalogue/stonemason';
import { decisionsIn } from '../../../src/stone/decisions';
import { reservesSpace } from '../../../src/stone/reservesSpace';
import { design } from '../../../src/stone/stone';
import { Refusal } from '../../domain/refusal';
import { isStoneKnown } from '../../orders/isStoneKnown';
import type { Queries } from '../../store/database';
import { designText } from '../../store/decisions';
import { openMasonLink } from '../../store/masonLinks';
import { keepChange } from '../../store/statusChanges';
import { storedMason } from '../../store/stonemasons';
import { lockedStone } from '../../store/stones';
import type { Holding } from './holding';
import type { Order, OrderedStone } from './order';
import { queueLetters } from './queueLetters';

/**
 * The stonemason with a number.
 *
 * @throws Refusal `stonemasonUnknown`
 */
export async function stonemasonAt(queries: Queries, id: number | null): Promise<Stonemason | undefined> {
  if (id === null) return undefined;
  const found = await storedMason(queries, id);
  if (!found) throw new Refusal('stonemasonUnknown');
  return found;
}

const orderedRow = z.object({ id: z.number(), before: z.enum(['draft', 'ordered']) });

/**
 * Writes the decisions onto a stone, where they stay, and orders it.
 *
 * @throws Refusal `stoneTypeUnknown` where its stone no longer exists, so that no mason could be sent a drawing; one
 *   that was ordered earlier can still be given to a mason, since nobody can change it any more.
 */
async function orderOne(inside: Queries, { id, version }: OrderedStone, order: Order): Promise<boolean> {
  // Locked from here on, so that later saves are not overwritten by what was read before.
  const found = await lockedStone(inside, id);
  if (!found) return false;
  const { mason, content, by } = order;
  const drawn = design.parse(JSON.parse(found.design));
  // From here on nobody changes it any more: it says what its order does.
  const ReserveSpace = reservesSpace(content, [drawn]);
  const decided = { ...drawn, ...decisionsIn(content), ReserveSpace };
  const [moved] = await inside.rows(
    orderedRow,
    `update stones set status = 'ordered', sent_at = now(), stonemason_id = $2, updated_at = now(),
       version = version + 1, design = $4
     from (select id, status as before from stones where id = $1 for update) as earlier
     where stones.id = earlier.id and ($3::integer is null or version = $3)
       and (before = 'draft' or (before = 'ordered' and stonemason_id is null and $2::bigint is not null))
     returning stones.id, before`,
    [id, mason?.id ?? null, version ?? null, designText(decided)],
  );
  if (moved?.before === 'draft') {
    if (!(await isStoneKnown(inside, decided)))
      throw new Refusal('stoneTypeUnknown', { named: { id: String(id) } });
    await keepChange(inside, id, ['draft', 'ordered'], by);
  }
  if (moved && mason) await openMasonLink(inside, id, mason.id);
  return moved !== undefined;
}

/**
 * Records an order and queues its letters, in one transaction: both or neither. Without a mason the letter goes to the
 * provider.
 *
 * An ordered stone has another version than its draft: users who have that open are told.
 *
 * @param holding how its letters wait, of one stone at most.
 * @returns the stones that are ordered now; those that a mason has already, or in another version than asked for, are
 *   unchanged.
 */
export async function recordOrder(inside: Queries, order: Order, holding?: Holding): Promise<number[]> {
  const ordered: number[] = [];
  for (const stone of order.stones) if (await orderOne(inside, stone, order)) ordered.push(stone.id);
  if (ordered.length === 0 && order.stones.length > 0) return ordered;
  await queueLetters(inside, order, ordered, holding);
  return ordered;
}

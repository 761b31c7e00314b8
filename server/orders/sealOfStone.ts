import { type Design, design as designSchema } from '../../src/stone/stone';
import { type Order, order as orderSchema } from '../../src/stone/wire/order';
import { type Seal, seal as sealSchema } from '../../src/stone/wire/seal';
import { designHash } from '../store/approvals/designHash';
import { approvalOfStone } from '../store/approvals/found';
import { standingOf } from '../store/approvals/standing';
import { demandsApproval } from '../store/businesses';
import type { Queries } from '../store/database';
import { letterOfStone } from '../store/outbox';
import type { StoredStone } from '../store/storedStone';

/** Whether a seal is of this design: all that is cut and shown of it is what was approved. */
export const isSealOf = ({ parts }: Seal, design: Design): boolean => parts.design === designHash(design);

/** The seal that an order gave a stone. */
export const sealIn = (order: Order | undefined, stoneId: number): Seal | undefined =>
  order?.stones.find(({ id }) => id === stoneId)?.seal;

/**
 * The seal that a stone's order and papers bear: the one that its mason was told, whatever became of the approval since, else
 * that of its valid approval. Undefined for a stone that nobody approved, and for one that is another than was approved. Where
 * its business demands approval it is that of the valid approval alone: one that was called off opens no file, and an order that
 * is called sealed must not have its files shut (`awaitsApproval` of server/jobs/mayCut.ts asks here).
 *
 * By what is said of the stone, without drawing anything: that the catalogue has changed since is found by whoever verifies a
 * file, and by `makeSureOfApproval` where the business demands it.
 */
export async function sealOfStone(
  queries: Queries,
  stone: Pick<StoredStone, 'id' | 'design' | 'businessId'>,
): Promise<Seal | undefined> {
  const found = await approvalOfStone(queries, stone.id);
  if (!found) return undefined;
  if (!(await demandsApproval(queries, stone.businessId))) {
    const told = sealIn((await letterOfStone(queries, stone.id))?.order, stone.id);
    if (told && isSealOf(told, designSchema.parse(JSON.parse(stone.design)))) return told;
  }
  const { state } = await standingOf(queries, found, stone);
  return state === 'approved' ? sealSchema.parse(JSON.parse(found.seal)) : undefined;
}

/**
 * An order that was composed before, with the seals that its stones now have (`sealOfStone`): the same object where they are the
 * same. What was said of a stone that no longer exists is left.
 */
export async function withSeals(
  queries: Queries,
  order: Order,
  stones: readonly StoredStone[],
): Promise<Order> {
  const seals = new Map(order.stones.map(({ id, seal }) => [id, seal]));
  for (const stone of stones) seals.set(stone.id, await sealOfStone(queries, stone));
  const isSame = order.stones.every(({ id, seal }) => seals.get(id)?.sha256 === seal?.sha256);
  if (isSame) return order;
  // Parsed, so that its keys stand in the order in which a stored one has them.
  return orderSchema.parse({
    ...order,
    stones: order.stones.map((stone) => ({ ...stone, seal: seals.get(stone.id) })),
  });
}

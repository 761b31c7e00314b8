import { type Design, design as designSchema } from '../../src/stone/stone';
import { type Order, order as orderSchema } from '../../src/stone/wire/order';
import type { Seal } from '../../src/stone/wire/seal';
import { type SealedRound, sealedRoundsOf } from '../store/approvals/checkedSeals';
import { designHash } from '../store/approvals/designHash';
import { approvalOfStone } from '../store/approvals/found';
import { standingOf } from '../store/approvals/standing';
import { demandsApproval } from '../store/businesses';
import type { Queries } from '../store/database';
import { letterOfStone } from '../store/outbox';
import type { StoredStone } from '../store/storedStone';

/** A stone, as far as its seal follows from it. */
export type SealedStone = Pick<StoredStone, 'id' | 'design' | 'businessId'>;

/** Whether a seal is of this design: all that is cut and shown of it is what was approved. */
export const isSealOf = ({ parts }: Seal, design: Design): boolean => parts.design === designHash(design);

/** The seal that an order gave a stone. */
export const sealIn = (order: Order | undefined, stoneId: number): Seal | undefined =>
  order?.stones.find(({ id }) => id === stoneId)?.seal;

/** The round that gave a stone its seal. */
export const roundSealedBy = (rounds: readonly SealedRound[], { sha256 }: Seal): SealedRound | undefined =>
  rounds.find(({ seal }) => seal.sha256 === sha256);

/**
 * The rounds whose seal a stone would bear by what is said of it, the first before the others: the one that its mason was told,
 * whatever became of the approval since, then that of its valid approval. None for a stone that nobody approved, and for one that
 * is another than was approved. Where its business demands approval it is that of the valid approval alone: one that was called
 * off opens no file, and an order that is called sealed must not have its files shut (`awaitsApproval` of server/jobs/mayCut.ts
 * asks here).
 */
export async function claimedRounds(queries: Queries, stone: SealedStone): Promise<readonly SealedRound[]> {
  const found = await approvalOfStone(queries, stone.id);
  if (!found) return [];
  const rounds = await sealedRoundsOf(queries, stone.id);
  const claimed: (SealedRound | undefined)[] = [];
  if (!(await demandsApproval(queries, stone.businessId))) {
    const told = sealIn((await letterOfStone(queries, stone.id))?.order, stone.id);
    if (told && isSealOf(told, designSchema.parse(JSON.parse(stone.design))))
      claimed.push(roundSealedBy(rounds, told));
  }
  const { state } = await standingOf(queries, found, stone);
  if (state === 'approved') claimed.push(rounds.find(({ id }) => id === found.round_id));
  return claimed.filter((round) => round !== undefined);
}

/** Whether the seal of a round was found to hold for the catalogue as it now is. */
const isHeld = ({ isChecked, isBroken }: SealedRound): boolean => isChecked && !isBroken;

/** The same of a seal that an order gave a stone. */
export async function isHeldSeal(queries: Queries, stoneId: number, seal: Seal): Promise<boolean> {
  const round = roundSealedBy(await sealedRoundsOf(queries, stoneId), seal);
  return round !== undefined && isHeld(round);
}

/**
 * The seal that a stone's order and papers bear (`claimedRounds`), without drawing anything: one that was not held against the
 * catalogue as it now is, or did not hold, nobody bears. Whoever composes something has it held against it first
 * (`makeSureOfSeals`).
 */
export async function sealOfStone(queries: Queries, stone: SealedStone): Promise<Seal | undefined> {
  return (await claimedRounds(queries, stone)).find(isHeld)?.seal;
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

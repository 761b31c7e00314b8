import type { Database } from '../store/database';
import { isProviderToBeTold, takeUntold } from '../store/heldOrders';
import { queueLetter } from '../store/outbox';

/**
 * Queues a letter to the provider about the orders that wait for him: those without an address to ask, those that their
 * address declined, and those not confirmed within a day. One letter lists all of them.
 */
export async function tellOfWaiting(database: Database): Promise<void> {
  if (!(await isProviderToBeTold(database))) return;
  await database.transaction(async (inside) => {
    const stoneIds = await takeUntold(inside);
    if (stoneIds.length > 0)
      await queueLetter(inside, { kind: 'waiting', recipient: '', locale: 'da', stoneIds });
  });
}

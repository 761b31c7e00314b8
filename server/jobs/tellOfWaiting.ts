import type { Database } from '../store/database';
import { isProviderToBeTold, takeUntold } from '../store/heldOrders';
import { queueLetter } from '../store/outbox';

/**
 * Queues a letter that tells the provider which orders wait for him: those that nobody could be asked about, whose address
 * called them none of its own, or that it has not confirmed within a day. One letter tells of all of them.
 */
export async function tellOfWaiting(database: Database): Promise<void> {
  if (!(await isProviderToBeTold(database))) return;
  await database.transaction(async (inside) => {
    const stoneIds = await takeUntold(inside);
    if (stoneIds.length > 0)
      await queueLetter(inside, { kind: 'waiting', recipient: '', locale: 'da', stoneIds });
  });
}

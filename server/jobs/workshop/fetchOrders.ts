import { type Laying, layOrder, type OrderOutcome } from './layOrder';
import { sweepUnfinished } from './orderFolder';
import type { Wanted } from './orderSource';
import { ServerAway } from './serverOrders';

/** Called with each order that was dealt with, by its number. */
export type Tell = (
  number: number,
  done: OrderOutcome | { readonly kind: 'failed'; readonly error: unknown },
) => void;

/**
 * Lays all orders wanted, oldest first, each as soon as it is whole. One that fails is left for the next time, and the others
 * are laid; only where the server is away nothing more is tried.
 *
 * @returns how many there were, and whether each of them was laid with all its files.
 * @throws ServerAway, or what else kept the list from being read.
 */
export async function fetchOrders(
  laying: Omit<Laying, 'isAgain'>,
  wanted: Wanted,
  tell: Tell,
): Promise<{ readonly orders: number; readonly isWhole: boolean }> {
  await sweepUnfinished(laying.folder);
  const orders = await laying.source.list(wanted);
  let isWhole = true;
  for (const order of orders) {
    try {
      const done = await layOrder({ ...laying, isAgain: wanted.kind === 'again' }, order);
      tell(order.number, done);
      if (done.kind === 'laid' && done.missing.length > 0) isWhole = false;
    } catch (error) {
      isWhole = false;
      tell(order.number, { kind: 'failed', error });
      if (error instanceof ServerAway) break;
    }
  }
  return { orders: orders.length, isWhole };
}

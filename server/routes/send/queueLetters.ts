import { isEmail } from '../../../src/stone/required';
import type { Queries } from '../../store/database';
import { endWaiting, holdOrder } from '../../store/heldOrders';
import { queueLetter } from '../../store/outbox';
import type { Holding } from './holding';
import type { Order } from './order';

/** The address that a receipt goes to; undefined where none was written. */
export function askerOf({ contactEmail }: Order['content']): string | undefined {
  const asker = contactEmail.trim();
  return isEmail(asker) ? asker : undefined;
}

/** Queues the letter that an order is, to its mason or, without one, to the provider. */
async function queueOrder(
  inside: Queries,
  { mason, content, locale }: Order,
  stoneIds: readonly number[],
  heldBy: number | undefined,
): Promise<void> {
  const letter = { content, stoneIds, heldBy };
  if (mason)
    await queueLetter(inside, { ...letter, kind: 'order', recipient: mason.email, locale: mason.locale });
  else await queueLetter(inside, { ...letter, kind: 'unassigned', recipient: '', locale });
}

/** Queues the letters of an order, and where it has to wait, the question to its address in their place. */
export async function queueLetters(
  inside: Queries,
  order: Order,
  stoneIds: readonly number[],
  holding: Holding | undefined,
): Promise<void> {
  const { content, locale } = order;
  // Given to a mason by the provider, an order has letters of its own: those that still wait say something else.
  let isDeclined = false;
  for (const id of stoneIds) isDeclined = (await endWaiting(inside, id, 'given')) || isDeclined;
  const [heldBy] = holding ? stoneIds : [];
  if (holding && heldBy !== undefined) await holdOrder(inside, heldBy, holding);
  await queueOrder(inside, order, stoneIds, holding?.holds === 'order' ? heldBy : undefined);
  const asker = askerOf(content);
  if (asker === undefined || isDeclined) return;
  await queueLetter(inside, { kind: 'receipt', recipient: asker, content, locale, stoneIds, heldBy });
  if (holding?.isAsked) await queueLetter(inside, { kind: 'question', recipient: asker, locale, stoneIds });
}

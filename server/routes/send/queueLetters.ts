import { isEmail } from '../../../src/stone/required';
import type { Queries } from '../../store/database';
import { endWaiting, holdOrder } from '../../store/heldOrders';
import { queueLetter } from '../../store/outbox';
import type { Holding } from './holding';
import type { Order } from './order';

/** The address for a receipt; undefined where none was given. */
export function askerOf({ contactEmail }: Order['content']): string | undefined {
  const asker = contactEmail.trim();
  return isEmail(asker) ? asker : undefined;
}

/** Queues the letter of an order, to its mason or, without one, to the provider. */
async function queueOrder(
  inside: Queries,
  { mason, content, locale, projectId }: Order,
  stoneIds: readonly number[],
  heldBy: number | undefined,
): Promise<void> {
  const letter = { content, stoneIds, heldBy, projectId: stoneIds.length === 0 ? projectId : undefined };
  if (mason)
    await queueLetter(inside, { ...letter, kind: 'order', recipient: mason.email, locale: mason.locale });
  else await queueLetter(inside, { ...letter, kind: 'unassigned', recipient: '', locale });
}

/** Queues the letters of an order; where it has to wait, with the question to its address. */
export async function queueLetters(
  inside: Queries,
  order: Order,
  stoneIds: readonly number[],
  holding: Holding | undefined,
): Promise<void> {
  const { content, locale } = order;
  // An order that the provider gives to a mason has its own letters: those that still wait are outdated.
  let isDeclined = false;
  for (const id of stoneIds) isDeclined = (await endWaiting(inside, id, 'given')) || isDeclined;
  const [heldBy] = holding ? stoneIds : [];
  if (holding && heldBy !== undefined) await holdOrder(inside, heldBy, holding);
  await queueOrder(inside, order, stoneIds, holding?.holds === 'order' ? heldBy : undefined);
  const asker = askerOf(content);
  if (asker === undefined || isDeclined) return;
  const projectId = stoneIds.length === 0 ? order.projectId : undefined;
  const receipt = {
    kind: 'receipt',
    recipient: asker,
    content,
    locale,
    stoneIds,
    heldBy,
    projectId,
  } as const;
  await queueLetter(inside, receipt);
  if (holding?.isAsked) await queueLetter(inside, { kind: 'question', recipient: asker, locale, stoneIds });
}

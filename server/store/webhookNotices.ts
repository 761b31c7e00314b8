import { z } from 'zod';
import type { Queries } from './database';
import { queueLetter } from './outbox';
import { storedMason } from './stonemasons';
import type { LeasedMessage } from './webhookQueue';

/** A receiver that goes on taking nothing is told of again after so long. */
const TOLD_AGAIN = '21 days';

const heardRow = z.object({ stonemason_id: z.number().nullable(), was_told: z.boolean() });

/**
 * Queues the letter about a message that was given up, in the transaction that gives it up: to the mason whose program is
 * called, in his language; to the provider where it is a business's, as he has set it up. Of all that a receiver does not
 * take one after the other only the first is told.
 */
export async function tellOfGivenUp(inside: Queries, { id, data, receiver }: LeasedMessage): Promise<void> {
  const [found] = await inside.rows(
    heardRow,
    `select stonemason_id, exists (
       select from webhook_messages where webhook_id = webhooks.id and id <> $2::text::uuid
         and given_up_at > now() - interval '${TOLD_AGAIN}' and given_up_at > coalesce(
           (select max(delivered_at) from webhook_messages where webhook_id = webhooks.id), '-infinity')
     ) as was_told from webhooks where id = $1`,
    [receiver.id, id],
  );
  if (!found || found.was_told) return;
  const mason = found.stonemason_id === null ? undefined : await storedMason(inside, found.stonemason_id);
  await queueLetter(inside, {
    kind: 'webhookGivenUp',
    recipient: mason?.email ?? '',
    locale: mason?.locale ?? 'da',
    stoneIds: data.stones,
  });
}

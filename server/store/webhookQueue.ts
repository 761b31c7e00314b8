import { z } from 'zod';
import { type WebhookData, webhookData, webhookEvent } from '../../src/stone/wire/webhook';
import type { Queries } from './database';
import { RECEIVER_COLUMNS, type Receiver, receiverRow } from './webhooks';

/** How long a receiver is one node's without an end of its message: three times as long as a try may take. */
const LEASE = '30 seconds';

/** How long messages are kept that were delivered, and those that were given up. */
export const DELIVERED_DAYS = 30;
export const GIVEN_UP_DAYS = 90;

/** A message that a node has leased, with its receiver. */
export interface LeasedMessage {
  readonly id: string;
  readonly event: string;
  readonly data: WebhookData;
  readonly createdAt: Date;
  /** How often it was tried, with this try. */
  readonly attempts: number;
  readonly receiver: Receiver;
  /** The number of the lease, by which its holder is known. */
  readonly lease: number;
}

const leasedRow = receiverRow.extend({ lease: z.number() });
const messageRow = z.object({
  id: z.string(),
  event: webhookEvent,
  data: z.string(),
  created_at: z.date(),
  attempts: z.number(),
});

const WAITING = 'delivered_at is null and given_up_at is null and due_at <= now()';

/**
 * Leases the receiver whose message has waited longest, and that message. A receiver is one node's at a time, so that a slow
 * one holds one place of however many, and a dead node holds none for long.
 *
 * @returns undefined where none is due.
 */
export async function leaseMessage(inside: Queries): Promise<LeasedMessage | undefined> {
  const [receiver] = await inside.rows(
    leasedRow,
    `update webhooks set leased_until = now() + interval '${LEASE}', lease = lease + 1
     where id = (
       select webhooks.id from webhooks
       cross join lateral (select min(due_at) as due from webhook_messages where webhook_id = webhooks.id and ${WAITING}) as first
       where due is not null and (leased_until is null or leased_until <= now())
         and (rests_until is null or rests_until <= now())
       order by due limit 1 for update of webhooks skip locked
     ) returning ${RECEIVER_COLUMNS}, lease`,
  );
  if (!receiver) return undefined;
  const { lease, ...where } = receiver;
  const [message] = await inside.rows(
    messageRow,
    `update webhook_messages set attempts = attempts + 1 where id = (
       select id from webhook_messages where webhook_id = $1 and ${WAITING} order by due_at, created_at limit 1
     ) returning id::text as id, event, data, created_at, attempts`,
    [where.id],
  );
  if (!message) return undefined;
  const { created_at: createdAt, data, ...rest } = message;
  return { ...rest, createdAt, data: webhookData.parse(JSON.parse(data)), receiver: where, lease };
}

async function release(inside: Queries, { receiver, lease }: LeasedMessage, restSeconds: number) {
  await inside.run(
    `update webhooks set leased_until = null, rests_until = now() + make_interval(secs => $3)
     where id = $1 and lease = $2`,
    [receiver.id, lease, restSeconds],
  );
}

/** Records that a message was taken; in a transaction. Valid from any node: also from one that has lost its lease. */
export async function messageDelivered(inside: Queries, message: LeasedMessage): Promise<void> {
  await inside.run(
    'update webhook_messages set delivered_at = now(), last_error = null where id = $1::text::uuid and delivered_at is null',
    [message.id],
  );
  await release(inside, message, 0);
}

/**
 * Records that a message was not taken; in a transaction.
 *
 * @param waitSeconds until it is tried again; undefined gives it up.
 */
export async function messageFailed(
  inside: Queries,
  message: LeasedMessage,
  {
    reason,
    waitSeconds,
    restSeconds,
  }: { readonly reason: string; readonly waitSeconds: number | undefined; readonly restSeconds: number },
): Promise<void> {
  await inside.run(
    `update webhook_messages set last_error = $2, given_up_at = case when $3::float8 is null then now() end,
       due_at = now() + make_interval(secs => coalesce($3::float8, 0))
     where id = $1::text::uuid and delivered_at is null`,
    [message.id, reason.slice(0, 300), waitSeconds ?? null],
  );
  await release(inside, message, restSeconds);
}

/** Deletes messages that were delivered or given up long ago. */
export async function dropOldMessages(queries: Queries): Promise<void> {
  await queries.run(
    `delete from webhook_messages where (delivered_at is not null and created_at < now() - interval '${DELIVERED_DAYS} days')
       or (given_up_at is not null and created_at < now() - interval '${GIVEN_UP_DAYS} days')`,
  );
}

import { z } from 'zod';
import type { StoneStatus } from '../../src/stone/status';
import type { WebhookData, WebhookEvent } from '../../src/stone/wire/webhook';
import { columnsOf } from './columns';
import type { Queries } from './database';

/** Puts a message to each receiver into the outbox of webhooks, in the transaction of what it tells of. */
async function queueMessages(
  inside: Queries,
  webhookIds: readonly number[],
  event: WebhookEvent,
  data: WebhookData,
): Promise<void> {
  for (const id of webhookIds)
    await inside.run('insert into webhook_messages (webhook_id, event, data) values ($1, $2, $3)', [
      id,
      event,
      JSON.stringify(data),
    ]);
}

const receiverRow = z.object({ id: z.number(), events: z.string() });

/** Those of the receivers that want to be told of an event. */
const wanting = (found: readonly z.infer<typeof receiverRow>[], event: WebhookEvent): number[] =>
  found.filter(({ events }) => events.split(',').includes(event)).map(({ id }) => id);

const stoneRow = receiverRow.extend({
  stonemason_id: z.number().nullable(),
  business_id: z.number().nullable(),
  letter: z.string().nullable(),
});

/** A mason's letter about a stone that need not wait: only by it he knows of the order. */
const LETTER = `(select outbox.id::text from outbox where kind = 'order' and held_by is null
  and stone_ids @> array[stones.id] limit 1)`;
const STONE_COLUMNS = columnsOf(stoneRow, {
  id: 'webhooks.id',
  stonemason_id: 'stones.stonemason_id',
  business_id: 'stones.business_id',
  letter: LETTER,
});

/** A stone's receivers, its business's and those of a mason who knows of its order, with what each is told of it. */
async function hearing(inside: Queries, stoneId: number) {
  const found = await inside.rows(
    stoneRow,
    `select ${STONE_COLUMNS} from stones join webhooks on webhooks.business_id = stones.business_id
       or (webhooks.stonemason_id = stones.stonemason_id and ${LETTER} is not null)
     where stones.id = $1 order by webhooks.id`,
    [stoneId],
  );
  const [first] = found;
  if (!first) return undefined;
  const data: WebhookData = {
    ...(first.letter !== null && { order: first.letter }),
    stones: [stoneId],
    stonemason: first.stonemason_id,
    business: first.business_id,
  };
  return { found, data };
}

/** Tells whoever wants to know that a stone's status has changed. */
export async function tellOfStatus(
  inside: Queries,
  stoneId: number,
  [before, after]: readonly [StoneStatus, StoneStatus],
): Promise<void> {
  if (before === after) return;
  const heard = await hearing(inside, stoneId);
  if (!heard) return;
  const { found } = heard;
  const data = { ...heard.data, before, after };
  await queueMessages(inside, wanting(found, 'stone.status'), 'stone.status', data);
  if (after === 'cancelled')
    await queueMessages(inside, wanting(found, 'order.cancelled'), 'order.cancelled', data);
}

/** Tells whoever wants to know that an order is another one: what its mason proposed was accepted. */
export async function tellOfAcceptedProposal(inside: Queries, stoneId: number): Promise<void> {
  const heard = await hearing(inside, stoneId);
  const event = 'order.proposal.accepted';
  if (heard) await queueMessages(inside, wanting(heard.found, event), event, heard.data);
}

const letterRow = receiverRow.extend({
  order: z.string(),
  stones: z.string(),
  stonemason_id: z.number(),
  business_id: z.number().nullable(),
});
const MASON = `(content->>'StonemasonId')::bigint`;
const BUSINESS = '(select business_id from stones where stones.id = stone_ids[1])';
const LETTER_COLUMNS = columnsOf(letterRow, {
  id: 'webhooks.id',
  order: 'outbox.id::text',
  stones: 'array_to_json(stone_ids)::text',
  stonemason_id: MASON,
  business_id: BUSINESS,
});

/** Tells whoever wants to know that an order has gone to a mason: its letter was queued, or need not wait any more. */
export async function tellOfOrder(inside: Queries, letterId: string): Promise<void> {
  const found = await inside.rows(
    letterRow,
    `select ${LETTER_COLUMNS} from outbox join webhooks
       on webhooks.stonemason_id = ${MASON} or webhooks.business_id = ${BUSINESS}
     where outbox.id = $1::text::uuid and kind = 'order' and held_by is null order by webhooks.id`,
    [letterId],
  );
  const [first] = found;
  if (!first) return;
  await queueMessages(inside, wanting(found, 'order.sent'), 'order.sent', {
    order: first.order,
    stones: z.array(z.number()).parse(JSON.parse(first.stones)),
    stonemason: first.stonemason_id,
    business: first.business_id,
  });
}

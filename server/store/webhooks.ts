import { z } from 'zod';
import { columnsOf } from './columns';
import type { Queries } from './database';

/** For how long messages are signed with the earlier secret as well, after it was replaced. */
const BOTH_FOR = '1 day';

/** Whose orders a receiver is told of. */
export type Hearing = { readonly stonemasonId: number } | { readonly businessId: number };

/** A receiver to be noted. */
export interface NewWebhook {
  readonly hears: Hearing;
  readonly url: string;
  readonly events: readonly string[];
  readonly secret: string;
}

const idRow = z.object({ id: z.number() });

/** Notes a receiver and returns its number; undefined where there is no such business. */
export async function addWebhook(
  queries: Queries,
  { hears, url, events, secret }: NewWebhook,
): Promise<number | undefined> {
  const [mason, business] = 'stonemasonId' in hears ? [hears.stonemasonId, null] : [null, hears.businessId];
  const [made] = await queries.rows(
    idRow,
    `insert into webhooks (stonemason_id, business_id, url, events, secret)
     select $1::bigint, $2::integer, $3, $4, $5
     where $2::integer is null or exists (select from businesses where id = $2::integer) returning id`,
    [mason, business, url, events.join(','), secret],
  );
  return made?.id;
}

const listedRow = z.object({
  id: z.number(),
  stonemason_id: z.number().nullable(),
  business_id: z.number().nullable(),
  url: z.string(),
  events: z.string(),
  waiting: z.number(),
  given_up: z.number(),
  last_error: z.string().nullable(),
});

const messages = (what: string, more: string) =>
  `(select ${what} from webhook_messages where webhook_id = webhooks.id and ${more})`;

/** Every receiver with its messages that wait and those that were given up, and what it said last to one of them. */
export function listWebhooks(queries: Queries): Promise<z.infer<typeof listedRow>[]> {
  return queries.rows(
    listedRow,
    `select ${columnsOf(listedRow, {
      waiting: messages('count(*)', 'delivered_at is null and given_up_at is null'),
      given_up: messages('count(*)', 'given_up_at is not null'),
      last_error: messages('(array_agg(last_error order by created_at desc))[1]', 'last_error is not null'),
    })} from webhooks order by id`,
  );
}

const secretRow = z.object({
  id: z.number(),
  url: z.string(),
  secret: z.string(),
  earlier_secret: z.string().nullable(),
});

/** How a message to a receiver is signed and where it goes. */
export type Receiver = z.infer<typeof secretRow>;

/** The columns of a receiver; the earlier secret only for its day. */
export const RECEIVER_COLUMNS = columnsOf(secretRow, {
  earlier_secret: 'case when earlier_until > now() then earlier_secret end',
});
export const receiverRow = secretRow;

/** A receiver by its number. */
export async function webhookAt(queries: Queries, id: number): Promise<Receiver | undefined> {
  const sql = `select ${RECEIVER_COLUMNS} from webhooks where id = $1`;
  return (await queries.rows(secretRow, sql, [id]))[0];
}

/** Replaces a receiver's secret; for a day messages bear both signatures. Returns whether there is one. */
export async function rotateSecret(queries: Queries, id: number, secret: string): Promise<boolean> {
  const sql = `update webhooks set earlier_secret = secret, earlier_until = now() + interval '${BOTH_FOR}', secret = $2
    where id = $1`;
  return (await queries.run(sql, [id, secret])) === 1;
}

/** Removes a receiver with its messages, and returns whether there was one. */
export async function removeWebhook(queries: Queries, id: number): Promise<boolean> {
  return (await queries.run('delete from webhooks where id = $1', [id])) === 1;
}

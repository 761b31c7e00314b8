import { z } from 'zod';
import { type Confirmation, confirmationState } from '../../src/stone/wire/confirmation';
import { mintToken } from '../credentials/tokens';
import { columnsOf } from './columns';
import type { Queries } from './database';
import { tellOfOrder } from './webhookEvents';

/** What of an order waits: all its letters, or only the sender's receipt. */
export type Held = Confirmation['holds'];

/**
 * For a row of `stones`: what its order waits for (`src/stone/status.ts`), null where it does not. Only ordered stones
 * can wait, so nothing is looked up for others.
 */
export const WAITS_FOR = `case when status = 'ordered' then (
  select case when holds = 'order' and (token is null or declined_at is not null) then 'release'
    when holds = 'order' then 'confirmation' when token is not null then 'receipt' end
  from held_orders where stone_id = stones.id and answer is null
) end`;

/**
 * Records that a stone's order waits, in the transaction that records the order.
 *
 * @param holding what of it, and whether its address is asked to confirm it; otherwise only the provider decides.
 */
export async function holdOrder(
  inside: Queries,
  stoneId: number,
  { holds, isAsked }: { readonly holds: Held; readonly isAsked: boolean },
): Promise<void> {
  await inside.run('insert into held_orders (stone_id, token, holds) values ($1, $2, $3)', [
    stoneId,
    isAsked ? mintToken('confirmation') : null,
    holds,
  ]);
}

const questionRow = z.object({
  token: z.string(),
  ordered_at: z.date(),
  stonemason_id: z.number().nullable(),
});

/** The question to the address of a held order; undefined where it is not asked, or no longer. */
export async function questionAbout(queries: Queries, stoneId: number) {
  const [found] = await queries.rows(
    questionRow,
    `select ${columnsOf(questionRow, { token: 'held_orders.token' })} from held_orders join stones on stones.id = stone_id
     where stone_id = $1 and answer is null and held_orders.token is not null`,
    [stoneId],
  );
  if (!found) return undefined;
  return { token: found.token, orderedAt: found.ordered_at, stonemasonId: found.stonemason_id };
}

const askedRow = z.object({
  stone_id: z.number(),
  answer: confirmationState.nullable(),
  declined: z.boolean(),
  holds: z.enum(['order', 'receipt']),
  ordered_at: z.date(),
  stonemason_id: z.number().nullable(),
});
const ASKED_COLUMNS = columnsOf(askedRow, {
  answer: `case answer when 'given' then 'released' else answer end`,
  declined: 'declined_at is not null',
});

/** A held order, as shown to the address that is asked. */
export interface AskedOrder {
  readonly stoneId: number;
  readonly state: Confirmation['state'];
  readonly holds: Held;
  readonly orderedAt: Date;
  readonly stonemasonId: number | null;
}

/** The held order of a token; undefined for any other token. In a transaction it is locked. */
export async function orderToConfirm(
  queries: Queries,
  token: string,
  lock: '' | 'for update of held_orders' = '',
): Promise<AskedOrder | undefined> {
  const [found] = await queries.rows(
    askedRow,
    `select ${ASKED_COLUMNS} from held_orders join stones on stones.id = stone_id where held_orders.token = $1 ${lock}`,
    [token],
  );
  if (!found) return undefined;
  const { answer, declined, holds } = found;
  return {
    stoneId: found.stone_id,
    state: answer ?? (declined ? 'declined' : 'waiting'),
    holds,
    orderedAt: found.ordered_at,
    stonemasonId: found.stonemason_id,
  };
}

const letterRow = z.object({ id: z.string() });
const answeredRow = z.object({ declined: z.boolean() });

/**
 * How an order's waiting ends: its address confirms it, the provider releases it, or gives the stone to a mason with
 * its own letters, or the order is dropped.
 */
export type Ending = 'confirmed' | 'released' | 'given' | 'dropped';

/** Which letters of a held order $1 are never sent. An address that declined the order gets no receipt. */
const NEVER_SENT: Readonly<Record<Ending, string>> = {
  confirmed: 'false',
  released: `kind = 'receipt' and exists (
    select from held_orders where stone_id = held_by and declined_at is not null)`,
  given: 'true',
  dropped: 'true',
};

/**
 * Ends the waiting of a stone's order, and sends or drops its letters. Nothing happens where it does not wait.
 *
 * @returns whether its address had declined it.
 */
export async function endWaiting(inside: Queries, stoneId: number, ending: Ending): Promise<boolean> {
  const [ended] = await inside.rows(
    answeredRow,
    `update held_orders set answer = $2, answered_at = now() where stone_id = $1 and answer is null
     returning declined_at is not null as declined`,
    [stoneId, ending],
  );
  if (!ended) return false;
  await inside.run(`delete from outbox where held_by = $1 and ${NEVER_SENT[ending]}`, [stoneId]);
  const released = await inside.rows(
    letterRow,
    'update outbox set held_by = null, due_at = now() where held_by = $1 returning id::text as id',
    [stoneId],
  );
  for (const { id } of released) await tellOfOrder(inside, id);
  return ended.declined;
}

/** Records that the address of a held order has declined it: the provider is told, and decides. */
export async function declineOrder(inside: Queries, stoneId: number): Promise<void> {
  await inside.run(
    `update held_orders set declined_at = now(), provider_told_at = null
     where stone_id = $1 and answer is null and declined_at is null`,
    [stoneId],
  );
}

const untoldRow = z.object({ stone_id: z.number() });

/** How long a family has to confirm before the provider, who may know them, is told. */
const PATIENCE = '1 day';

/** Whether an order waits for the provider and he was not told yet; he is told once. */
const UNTOLD = `answer is null and provider_told_at is null and holds = 'order'
  and (token is null or declined_at is not null or ordered_at < now() - interval '${PATIENCE}')`;

/** The stones whose orders wait for the provider and who was not told of them; marks them as told. */
export async function takeUntold(inside: Queries): Promise<number[]> {
  const found = await inside.rows(
    untoldRow,
    `update held_orders set provider_told_at = now() where ${UNTOLD} returning stone_id`,
  );
  return found.map(({ stone_id }) => stone_id).sort((one, other) => one - other);
}

/** Whether there are such, and no letter about others was sent within the hour: one letter then covers many. */
export async function isProviderToBeTold(queries: Queries): Promise<boolean> {
  const found = await queries.rows(untoldRow, `select stone_id from held_orders where ${UNTOLD} limit 1`);
  if (found.length === 0) return false;
  const told = await queries.rows(
    untoldRow,
    `select stone_id from held_orders where provider_told_at > now() - interval '1 hour' limit 1`,
  );
  return told.length === 0;
}

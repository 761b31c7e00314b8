import { z } from 'zod';
import { LOCALES } from '../../src/stone/catalogue/naming';
import { mintToken } from '../credentials/tokens';
import type { Queries } from './database';

const contactRow = z.object({
  receipt: z.string(),
  recipient: z.string(),
  locale: z.enum(LOCALES),
  ended: z.boolean(),
});

/** The contact of an order by its receipt, and whether they want no more letters about its steps. */
export type Contact = z.infer<typeof contactRow>;

/**
 * The contact of a stone's order, as its receipt has reached them: one that was never sent was to an address that nobody has
 * confirmed. Undefined where there is none.
 */
export async function contactOf(queries: Queries, stoneId: number): Promise<Contact | undefined> {
  const [found] = await queries.rows(
    contactRow,
    `select outbox.id::text as receipt, recipient, locale, ended_at is not null as ended
     from outbox left join step_letters on receipt_id = outbox.id
     where kind = 'receipt' and sent_at is not null and stone_ids @> array[$1::bigint]
     order by created_at desc limit 1`,
    [stoneId],
  );
  return found;
}

const tokenRow = z.object({ token: z.string() });

/** The token by which the letters about the steps of an order are ended: the same in each of them. */
export async function endingToken(queries: Queries, { receipt }: Contact): Promise<string> {
  const [kept] = await queries.rows(
    tokenRow,
    // Nothing changes where there is one: it is only given.
    `insert into step_letters (receipt_id, token) values ($1::text::uuid, $2)
     on conflict (receipt_id) do update set token = step_letters.token returning token`,
    [receipt, mintToken('letters')],
  );
  if (!kept) throw new Error('a link to end letters was not kept');
  return kept.token;
}

const stateRow = z.object({ ended: z.boolean(), stone_ids: z.string() });

/** Whether the letters of a link are ended, and about which stones they are. */
export interface StepLetters {
  readonly isEnded: boolean;
  readonly stoneIds: readonly number[];
}

/** The letters that a link ends; undefined for any other token. */
export async function stepLettersOf(queries: Queries, token: string): Promise<StepLetters | undefined> {
  const [found] = await queries.rows(
    stateRow,
    `select ended_at is not null as ended, array_to_json(stone_ids)::text as stone_ids
     from step_letters join outbox on outbox.id = receipt_id where token = $1`,
    [token],
  );
  return found && { isEnded: found.ended, stoneIds: z.array(z.number()).parse(JSON.parse(found.stone_ids)) };
}

/** Ends them, once and for all. */
export async function endStepLetters(queries: Queries, token: string): Promise<void> {
  await queries.run('update step_letters set ended_at = now() where token = $1 and ended_at is null', [
    token,
  ]);
}

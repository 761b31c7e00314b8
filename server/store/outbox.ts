import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { LOCALES, type Locale } from '../../src/stone/catalogue/naming';
import { type Order, type OrderContent, order, orderContent } from '../../src/stone/wire/order';
import type { Queries } from './database';

/** What a letter is: an order to its mason, one to the provider who has to find a mason, or its receipt. */
export const letterKind = z.enum(['order', 'unassigned', 'receipt']);
export type LetterKind = z.infer<typeof letterKind>;

/** A letter to be queued. */
export interface NewLetter {
  readonly kind: LetterKind;
  /** An address; empty for the provider's, which is known where the letter is sent. */
  readonly recipient: string;
  readonly locale: Locale;
  readonly content: OrderContent;
  readonly stoneIds: readonly number[];
}

/** Puts a letter into the outbox, within the transaction that records why. */
export async function queueLetter(inside: Queries, letter: NewLetter): Promise<void> {
  const id = randomUUID();
  await inside.run(
    `insert into outbox (id, message_id, kind, recipient, locale, content, stone_ids)
     values ($1, $2, $3, $4, $5, $6, $7::text::bigint[])`,
    [
      id,
      `<${id}@gravestone-designer>`,
      letter.kind,
      letter.recipient,
      letter.locale,
      JSON.stringify(letter.content),
      `{${letter.stoneIds.join(',')}}`,
    ],
  );
}

const row = z.object({
  id: z.string(),
  message_id: z.string(),
  kind: letterKind,
  recipient: z.string(),
  locale: z.enum(LOCALES),
  content: z.string(),
  stone_ids: z.string(),
  attempts: z.number(),
  undrawn: z.number(),
  created_at: z.date(),
  order_json: z.string().nullable(),
});

/** A letter, with what is needed to put together what it is written from. */
export interface LetterToCompose extends Pick<NewLetter, 'locale' | 'content' | 'stoneIds'> {
  readonly id: string;
  /** When it was sent. */
  readonly orderedAt: Date;
  /** What it was written from, once that was put together. */
  readonly order: Order | undefined;
}

/** A letter that one node has taken to send. */
export interface LeasedLetter extends NewLetter, LetterToCompose {
  readonly messageId: string;
  /** How often it was tried, this time included. It is another with each taking, and so tells whose the letter is. */
  readonly attempts: number;
  /** How often it has waited because a paper could not be drawn. */
  readonly undrawn: number;
}

/** A taking of a letter. */
type Taking = Pick<LeasedLetter, 'id' | 'attempts'>;

/** Of the letter $1, whether it is still as its taking $2 has it: not sent, and taken by nobody since. */
const STILL_HELD = 'id = $1 and attempts = $2 and sent_at is null and leased_until is not null';

/**
 * Takes the letter that has waited longest. It is this node's for `leaseSeconds`, and longer where it renews that; after
 * that another may take it, so that a node that died holds nothing back.
 *
 * @returns undefined where none is due.
 */
export async function leaseLetter(queries: Queries, leaseSeconds: number): Promise<LeasedLetter | undefined> {
  const [found] = await queries.rows(
    row,
    `update outbox set attempts = attempts + 1, leased_until = now() + make_interval(secs => $1)
     where id = (
       select id from outbox
       where sent_at is null and due_at <= now() and (leased_until is null or leased_until <= now())
       order by due_at, created_at limit 1 for update skip locked
     )
     returning id, message_id, kind, recipient, locale, content, array_to_json(stone_ids)::text as stone_ids,
       attempts, undrawn, created_at, order_json`,
    [leaseSeconds],
  );
  if (!found) return undefined;
  return {
    ...toCompose(found),
    kind: found.kind,
    recipient: found.recipient,
    attempts: found.attempts,
    undrawn: found.undrawn,
    messageId: found.message_id,
  };
}

const composedRow = row.pick({
  id: true,
  locale: true,
  content: true,
  stone_ids: true,
  created_at: true,
  order_json: true,
});

const toCompose = (found: z.infer<typeof composedRow>): LetterToCompose => ({
  id: found.id,
  locale: found.locale,
  content: orderContent.parse(JSON.parse(found.content)),
  stoneIds: z.array(z.number()).parse(JSON.parse(found.stone_ids)),
  orderedAt: found.created_at,
  order: found.order_json === null ? undefined : order.parse(JSON.parse(found.order_json)),
});

/** A letter by its id, sent or not; undefined where there is none. */
export async function letterToCompose(queries: Queries, id: string): Promise<LetterToCompose | undefined> {
  const [found] = await queries.rows(
    composedRow,
    `select id::text as id, locale, content, array_to_json(stone_ids)::text as stone_ids, created_at, order_json
     from outbox where id = $1::text::uuid`,
    [id],
  );
  return found && toCompose(found);
}

/** Keeps what a letter is written from: tried again, it says the same. */
export async function keepOrder(queries: Queries, id: string, composed: Order): Promise<void> {
  await queries.run('update outbox set order_json = $2 where id = $1', [id, JSON.stringify(composed)]);
}

/**
 * Keeps a letter for another `leaseSeconds`.
 *
 * @returns false where it is this node's no more: another has taken it since, or it is out.
 */
export async function renewLease(
  queries: Queries,
  { id, attempts }: Taking,
  leaseSeconds: number,
): Promise<boolean> {
  const renewed = await queries.run(
    `update outbox set leased_until = now() + make_interval(secs => $3) where ${STILL_HELD}`,
    [id, attempts, leaseSeconds],
  );
  return renewed === 1;
}

/**
 * Notes that a letter is out; what came with it is kept no longer. That counts whoever says so: also of a node that hung
 * while the mail server answered, which keeps the one that took the letter over from sending a second copy.
 */
export async function letterSent(inside: Queries, id: string): Promise<void> {
  await inside.run(
    `update outbox set sent_at = now(), leased_until = null, last_error = null
     where id = $1 and sent_at is null`,
    [id],
  );
}

/** Notes that a letter could not be sent, and when it is tried again; nothing where it is this node's no more. */
export async function letterFailed(
  queries: Queries,
  { id, attempts }: Taking,
  why: {
    readonly reason: string;
    readonly waitSeconds: number;
    /** Whether it waits for a paper that could not be drawn. */
    readonly isUndrawn: boolean;
  },
): Promise<void> {
  await queries.run(
    `update outbox set leased_until = null, last_error = $3, due_at = now() + make_interval(secs => $4),
       undrawn = undrawn + $5::integer
     where ${STILL_HELD}`,
    [id, attempts, why.reason.slice(0, 1000), why.waitSeconds, why.isUndrawn ? 1 : 0],
  );
}

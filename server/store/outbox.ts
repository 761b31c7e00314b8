import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { LOCALES, type Locale } from '../../src/stone/catalogue/naming';
import { type Order, type OrderContent, order, orderContent } from '../../src/stone/wire/order';
import { columnsOf } from './columns';
import type { Queries } from './database';

/** A letter of an order: to its mason, to the provider who has to find a mason, or its receipt. */
const orderLetterKind = z.enum(['order', 'unassigned', 'receipt']);
export type OrderLetterKind = z.infer<typeof orderLetterKind>;

/**
 * A letter about orders, in our words alone: whether an order is one's own, or to the provider which orders wait for him.
 */
const noticeKind = z.enum(['question', 'waiting']);
export type NoticeKind = z.infer<typeof noticeKind>;

/** A letter to a user about how they get in. */
const userNoticeKind = z.enum([
  'resetPassword',
  'passwordChanged',
  'secondFactorOn',
  'secondFactorOff',
  'passkeyAdded',
  'passkeyRemoved',
]);
export type UserNoticeKind = z.infer<typeof userNoticeKind>;

export const letterKind = z.enum([
  ...orderLetterKind.options,
  ...noticeKind.options,
  ...userNoticeKind.options,
]);

interface Addressed {
  /** An address; empty for the provider's, which is known where the letter is sent. */
  readonly recipient: string;
  readonly locale: Locale;
}

interface AboutStones extends Addressed {
  readonly stoneIds: readonly number[];
}

/** A letter of an order, to be queued. */
export interface OrderLetter extends AboutStones {
  readonly kind: OrderLetterKind;
  readonly content: OrderContent;
  /** The stone whose order has to be confirmed or released first; undefined where it may go at once. */
  readonly heldBy?: number | undefined;
}

/** A notice to be queued; it is written when it goes, from what holds then. */
export interface Notice extends AboutStones {
  readonly kind: NoticeKind;
}

/** A letter to a user, to be queued; it is written when it goes, as a notice is. */
export interface UserNotice extends Addressed {
  readonly kind: UserNoticeKind;
  readonly userId: number;
}

/** A letter to be queued. */
export type NewLetter = OrderLetter | Notice | UserNotice;

/** Puts a letter into the outbox, within the transaction that records why. */
export async function queueLetter(inside: Queries, letter: NewLetter): Promise<void> {
  const id = randomUUID();
  await inside.run(
    `insert into outbox (id, message_id, kind, recipient, locale, content, stone_ids, held_by, user_id)
     values ($1, $2, $3, $4, $5, $6, $7::text::bigint[], $8, $9)`,
    [
      id,
      `<${id}@gravestone-designer>`,
      letter.kind,
      letter.recipient,
      letter.locale,
      JSON.stringify('content' in letter ? letter.content : {}),
      `{${'stoneIds' in letter ? letter.stoneIds.join(',') : ''}}`,
      ('heldBy' in letter ? letter.heldBy : undefined) ?? null,
      'userId' in letter ? letter.userId : null,
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
  user_id: z.number().nullable(),
});
const STONE_IDS = 'array_to_json(stone_ids)::text';
const LEASED_COLUMNS = columnsOf(row, { stone_ids: STONE_IDS });

/** A letter of an order, with what is needed to put together what it is written from. */
export interface LetterToCompose extends Pick<OrderLetter, 'locale' | 'content' | 'stoneIds'> {
  readonly id: string;
  /** When it was sent. */
  readonly orderedAt: Date;
  /** What it was written from, once that was put together. */
  readonly order: Order | undefined;
}

/** A taking of a letter. */
export interface Taking {
  readonly id: string;
  readonly messageId: string;
  /** How often it was tried, this time included. It is another with each taking, and so tells whose the letter is. */
  readonly attempts: number;
}

/** A letter of an order that one node has taken to send. */
export interface LeasedOrderLetter extends Taking, OrderLetter, LetterToCompose {
  readonly id: string;
  /** How often it has waited because a paper could not be drawn. */
  readonly undrawn: number;
}

/** A letter to a user that one node has taken to send. */
export interface LeasedUserNotice extends Taking, UserNotice {
  readonly queuedAt: Date;
}

/** A letter that one node has taken to send. */
export type LeasedLetter = LeasedOrderLetter | (Taking & Notice) | LeasedUserNotice;

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
       where sent_at is null and held_by is null and due_at <= now() and (leased_until is null or leased_until <= now())
       order by due_at, created_at limit 1 for update skip locked
     )
     returning ${LEASED_COLUMNS}`,
    [leaseSeconds],
  );
  if (!found) return undefined;
  const { id, kind, recipient, locale, attempts, undrawn, message_id: messageId } = found;
  const notice = noticeKind.safeParse(kind);
  if (notice.success)
    return { id, messageId, attempts, kind: notice.data, recipient, locale, stoneIds: stoneIdsOf(found) };
  const told = userNoticeKind.safeParse(kind);
  if (told.success) {
    const [userId, queuedAt] = [found.user_id ?? 0, found.created_at];
    return { id, messageId, attempts, kind: told.data, recipient, locale, userId, queuedAt };
  }
  return { ...toCompose(found), messageId, attempts, undrawn, kind: orderLetterKind.parse(kind), recipient };
}

const composedRow = row.pick({
  id: true,
  locale: true,
  content: true,
  stone_ids: true,
  created_at: true,
  order_json: true,
});
const COMPOSED_COLUMNS = columnsOf(composedRow, { id: 'id::text', stone_ids: STONE_IDS });

const stoneIdsOf = ({ stone_ids }: Pick<z.infer<typeof row>, 'stone_ids'>) =>
  z.array(z.number()).parse(JSON.parse(stone_ids));

const toCompose = (found: z.infer<typeof composedRow>): LetterToCompose => ({
  id: found.id,
  locale: found.locale,
  content: orderContent.parse(JSON.parse(found.content)),
  stoneIds: stoneIdsOf(found),
  orderedAt: found.created_at,
  order: found.order_json === null ? undefined : order.parse(JSON.parse(found.order_json)),
});

/** A letter of an order by its id, sent or not; undefined where there is none. */
export async function letterToCompose(queries: Queries, id: string): Promise<LetterToCompose | undefined> {
  const [found] = await queries.rows(
    composedRow,
    `select ${COMPOSED_COLUMNS} from outbox where id = $1::text::uuid and kind in ('order', 'unassigned', 'receipt')`,
    [id],
  );
  return found && toCompose(found);
}

/** Keeps what a letter is written from: tried again, it says the same, and sent, what went with it. */
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
  { id, attempts }: Pick<Taking, 'id' | 'attempts'>,
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
 *
 * @returns false where another node has said so before.
 */
export async function letterSent(inside: Queries, id: string): Promise<boolean> {
  const noted = await inside.run(
    `update outbox set sent_at = now(), leased_until = null, last_error = null
     where id = $1 and sent_at is null`,
    [id],
  );
  return noted === 1;
}

/** Notes that a letter could not be sent, and when it is tried again; nothing where it is this node's no more. */
export async function letterFailed(
  queries: Queries,
  { id, attempts }: Pick<Taking, 'id' | 'attempts'>,
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

/**
 * Takes a stone out of every letter about its order that is not out yet, within the transaction that cancels it. A letter
 * about others goes without it, written anew; one about nothing else goes to nobody. A node that has such a letter in hand
 * finds, before the mail server takes it, that it is its no more.
 */
export async function withdrawStone(inside: Queries, stoneId: number): Promise<void> {
  const letters = `sent_at is null and kind in ('order', 'unassigned', 'receipt')`;
  await inside.run(
    `update outbox set stone_ids = array_remove(stone_ids, $1::bigint), order_json = null,
       attempts = attempts + 1, leased_until = null
     where ${letters} and stone_ids @> array[$1::bigint]`,
    [stoneId],
  );
  await inside.run(`delete from outbox where ${letters} and stone_ids = '{}'`);
}

import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { LOCALES, type Locale } from '../../src/stone/catalogue/naming';
import { type Order, type OrderContent, order, orderContent } from '../../src/stone/wire/order';
import { columnsOf } from './columns';
import type { Queries } from './database';
import {
  type ApproverLetterKind,
  approverLetterKind,
  letterKind,
  messageIdOf,
  type NoticeKind,
  noticeKind,
  type OrderLetterKind,
  orderLetterKind,
  type UserNoticeKind,
  userNoticeKind,
} from './letterKinds';
import { tellOfOrder } from './webhookEvents';

export type { ApproverLetterKind, NoticeKind, OrderLetterKind, UserNoticeKind } from './letterKinds';

interface Addressed {
  /** An address; empty for the provider's, which is configured where the letter is sent. */
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
  /** The case whose order it is where that is of no stone: the letter goes with it. */
  readonly projectId?: number | undefined;
  /** The stone whose order has to be confirmed or released first; undefined where the letter need not wait. */
  readonly heldBy?: number | undefined;
}

/** A notice to be queued; it is written when it is sent, from the current data. */
export interface Notice extends AboutStones {
  readonly kind: NoticeKind;
}

/** A letter to a user, to be queued; it is written when it is sent, like a notice. */
export interface UserNotice extends Addressed {
  readonly kind: UserNoticeKind;
  readonly userId: number;
}

/** A letter to a relative, to be queued; it is written when it is sent, with a link of its own. */
export interface ApproverLetter extends AboutStones {
  readonly kind: ApproverLetterKind;
  readonly approverId: number;
}

/** A letter to be queued. */
export type NewLetter = OrderLetter | Notice | UserNotice | ApproverLetter;

/** Puts a letter into the outbox, in the transaction of the event it tells of. */
export async function queueLetter(inside: Queries, letter: NewLetter): Promise<void> {
  const id = randomUUID();
  await inside.run(
    `insert into outbox (id, message_id, kind, recipient, locale, content, stone_ids, held_by, user_id,
       approver_id, project_id)
     values ($1, $2, $3, $4, $5, $6, $7::text::bigint[], $8, $9, $10, $11)`,
    [
      id,
      messageIdOf(id),
      letter.kind,
      letter.recipient,
      letter.locale,
      JSON.stringify('content' in letter ? letter.content : {}),
      `{${'stoneIds' in letter ? letter.stoneIds.join(',') : ''}}`,
      ('heldBy' in letter ? letter.heldBy : undefined) ?? null,
      'userId' in letter ? letter.userId : null,
      'approverId' in letter ? letter.approverId : null,
      ('projectId' in letter ? letter.projectId : undefined) ?? null,
    ],
  );
  if (letter.kind === 'order') await tellOfOrder(inside, id);
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
  approver_id: z.number().nullable(),
});
const STONE_IDS = 'array_to_json(stone_ids)::text';
const LEASED_COLUMNS = columnsOf(row, { stone_ids: STONE_IDS });

/** A letter of an order, with what is needed to compose the order. */
export interface LetterToCompose extends Pick<OrderLetter, 'locale' | 'content' | 'stoneIds'> {
  readonly id: string;
  /** When it was sent. */
  readonly orderedAt: Date;
  /** The order that it was written from, once that was composed. */
  readonly order: Order | undefined;
}

/** A node's lease of a letter. */
export interface Taking {
  readonly id: string;
  readonly messageId: string;
  /** The number of attempts, including this one. It differs for each lease, and so identifies its holder. */
  readonly attempts: number;
}

/** A letter of an order that a node has leased to send. */
export interface LeasedOrderLetter extends Taking, OrderLetter, LetterToCompose {
  readonly id: string;
  /** How often it has waited because a paper could not be drawn. */
  readonly undrawn: number;
}

/** A letter to a user that a node has leased to send. */
export interface LeasedUserNotice extends Taking, UserNotice {
  readonly queuedAt: Date;
}

/** A letter that a node has leased to send. */
export type LeasedLetter = LeasedOrderLetter | (Taking & (Notice | ApproverLetter)) | LeasedUserNotice;

/** Whether lease $2 of letter $1 is still valid: not sent, and not leased by another node since. */
const STILL_HELD = 'id = $1 and attempts = $2 and sent_at is null and leased_until is not null';

/**
 * Leases the letter that has waited longest, and an order before its receipt, which has waited just as long; for
 * `leaseSeconds` or longer where renewed. After that another node may take it, so that a dead node blocks nothing.
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
       order by due_at, created_at, kind = 'receipt' limit 1 for update skip locked
     )
     returning ${LEASED_COLUMNS}`,
    [leaseSeconds],
  );
  if (!found) return undefined;
  const { id, kind, recipient, locale, attempts, undrawn, message_id: messageId } = found;
  const notice = noticeKind.safeParse(kind);
  if (notice.success)
    return { id, messageId, attempts, kind: notice.data, recipient, locale, stoneIds: stoneIdsOf(found) };
  const toApprover = approverLetterKind.safeParse(kind);
  if (toApprover.success) {
    const [approverId, stoneIds] = [found.approver_id ?? 0, stoneIdsOf(found)];
    return { id, messageId, attempts, kind: toApprover.data, recipient, locale, approverId, stoneIds };
  }
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

/** The letter by which a mason got a stone's order, the last one where there are several; undefined where none did. */
export async function letterOfStone(queries: Queries, stoneId: number): Promise<LetterToCompose | undefined> {
  const [found] = await queries.rows(
    composedRow,
    `select ${COMPOSED_COLUMNS} from outbox where kind = 'order' and stone_ids @> array[$1::bigint]
     order by created_at desc limit 1`,
    [stoneId],
  );
  return found && toCompose(found);
}

/** Stores the order that a letter is written from: a second attempt says the same, and later it shows what was sent. */
export async function keepOrder(queries: Queries, id: string, composed: Order): Promise<void> {
  await queries.run('update outbox set order_json = $2 where id = $1', [id, JSON.stringify(composed)]);
}

/**
 * Stores the composed order of a letter whose stones are still those that it was composed of: one that was withdrawn
 * meanwhile must not come back by it.
 */
export async function keepComposed(
  queries: Queries,
  { id, stoneIds }: Pick<LetterToCompose, 'id' | 'stoneIds'>,
  composed: Order,
): Promise<void> {
  await queries.run(
    'update outbox set order_json = $3 where id = $1::text::uuid and stone_ids = $2::text::bigint[]',
    [id, `{${stoneIds.join(',')}}`, JSON.stringify(composed)],
  );
}

/**
 * Renews the lease of a letter for another `leaseSeconds`.
 *
 * @returns false where the lease is lost: another node has taken the letter, or it was sent.
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
 * Records that a letter was sent, and deletes its attachment. Valid from any node: also from one that hung while the
 * mail server answered, which stops the node that took the letter over from sending a second copy.
 *
 * @returns false where another node has recorded it before.
 */
export async function letterSent(inside: Queries, id: string): Promise<boolean> {
  const noted = await inside.run(
    `update outbox set sent_at = now(), leased_until = null, last_error = null
     where id = $1 and sent_at is null`,
    [id],
  );
  return noted === 1;
}

/** Records that a letter could not be sent, and when to try again; does nothing where the lease is lost. */
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

import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { LOCALES, type Locale } from '../../src/stone/catalogue/naming';
import type { Queries } from './database';

/** What a letter says besides its stones. */
export const letterContent = z.object({
  contactName: z.string(),
  contactPhone: z.string(),
  contactEmail: z.string(),
  /** What was written with the order. */
  comment: z.string(),
  canMasonContact: z.boolean(),
  removeNow: z.boolean(),
  invoiceEnduser: z.boolean(),
  /** The deceased and the case number, where it is a case. */
  decName: z.string(),
  caseNo: z.string(),
  stonemason: z.string(),
});
export type LetterContent = z.infer<typeof letterContent>;

/** A letter to be queued. */
export interface NewLetter {
  readonly kind: 'order' | 'receipt';
  readonly recipient: string;
  readonly locale: Locale;
  readonly content: LetterContent;
  readonly stoneIds: readonly number[];
  readonly pdf?: Uint8Array | undefined;
}

/** Puts a letter into the outbox, within the transaction that records why. */
export async function queueLetter(inside: Queries, letter: NewLetter): Promise<void> {
  const id = randomUUID();
  await inside.run(
    `insert into outbox (id, message_id, kind, recipient, locale, content, stone_ids, pdf)
     values ($1, $2, $3, $4, $5, $6, $7::text::bigint[], $8)`,
    [
      id,
      `<${id}@gravestone-designer>`,
      letter.kind,
      letter.recipient,
      letter.locale,
      JSON.stringify(letter.content),
      `{${letter.stoneIds.join(',')}}`,
      letter.pdf ?? null,
    ],
  );
}

const row = z.object({
  id: z.string(),
  message_id: z.string(),
  kind: z.enum(['order', 'receipt']),
  recipient: z.string(),
  locale: z.enum(LOCALES),
  content: z.string(),
  stone_ids: z.string(),
  pdf: z.instanceof(Uint8Array).nullable(),
  attempts: z.number(),
});

/** A letter that one node has taken to send. */
export interface LeasedLetter extends NewLetter {
  readonly id: string;
  readonly messageId: string;
  /** How often it was tried, this time included. */
  readonly attempts: number;
}

/**
 * Takes the letter that has waited longest. It is this node's for `leaseSeconds`; after that another may take it, so
 * that a node that died holds nothing back.
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
       pdf, attempts`,
    [leaseSeconds],
  );
  if (!found) return undefined;
  return {
    ...found,
    messageId: found.message_id,
    content: letterContent.parse(JSON.parse(found.content)),
    stoneIds: z.array(z.number()).parse(JSON.parse(found.stone_ids)),
    pdf: found.pdf ?? undefined,
  };
}

/** Notes that a letter is out; what came with it is kept no longer. */
export async function letterSent(inside: Queries, id: string): Promise<void> {
  await inside.run(
    'update outbox set sent_at = now(), leased_until = null, last_error = null, pdf = null where id = $1',
    [id],
  );
}

/** Notes that a letter could not be sent, and when it is tried again. */
export async function letterFailed(
  queries: Queries,
  id: string,
  reason: string,
  waitSeconds: number,
): Promise<void> {
  await queries.run(
    `update outbox set leased_until = null, last_error = $2, due_at = now() + make_interval(secs => $3)
     where id = $1`,
    [id, reason.slice(0, 1000), waitSeconds],
  );
}

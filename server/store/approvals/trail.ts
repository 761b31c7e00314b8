import { createHash } from 'node:crypto';
import { z } from 'zod';
import { MOST_TRAIL_ENTRIES, type TrailEvent, trailEvent } from '../../../src/stone/wire/approval';
import { columnsOf } from '../columns';
import type { Queries } from '../database';

/** Whose doing an entry is: a relative by one of their links, or whoever asked. */
export interface TrailAuthor {
  readonly who: string;
  readonly userId?: number | null | undefined;
  readonly approverId?: number | undefined;
  readonly linkId?: number | undefined;
}

/** Adds to the trail of an approval, in the transaction of what it tells of; the database chains the entries. */
export async function addToTrail(
  inside: Queries,
  { id, stone_id }: { readonly id: number; readonly stone_id: number },
  what: TrailEvent,
  by: TrailAuthor,
  detail = '',
): Promise<void> {
  await inside.run(
    `insert into approval_trail (approval_id, stone_id, what, who, by_user, approver_id, link_id, detail)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, stone_id, what, by.who, by.userId ?? null, by.approverId ?? null, by.linkId ?? null, detail],
  );
}

/** What comes once for each relative and version, and what ends it. */
const ALWAYS: ReadonlySet<TrailEvent> = new Set(['read', 'replaced', 'ended', 'redacted']);

/** Whether the trail of an approval has room for what somebody is about to do; to read it, and to end it, there always is. */
export async function hasRoom(queries: Queries, approvalId: number, what: TrailEvent): Promise<boolean> {
  if (ALWAYS.has(what)) return true;
  const [found] = await queries.rows(
    z.object({ entries: z.number() }),
    'select entries from approval_trails where approval_id = $1',
    [approvalId],
  );
  return (found?.entries ?? 0) < MOST_TRAIL_ENTRIES;
}

const entryRow = z.object({
  approval_id: z.number(),
  stone_id: z.number(),
  number: z.number(),
  at: z.date(),
  what: trailEvent,
  who: z.string(),
  by_user: z.number().nullable(),
  approver_id: z.number().nullable(),
  link_id: z.number().nullable(),
  detail: z.string(),
  previous: z.string(),
  hash: z.string(),
  /** When a relative's name was taken out of it: its hash is of what it said before. */
  redacted_at: z.date().nullable(),
});
export type TrailEntry = z.infer<typeof entryRow>;

/** A value with its length in bytes before it, as the database writes it (migration 0100). */
const part = (value: string | number | null) =>
  value === null ? '-,' : `${Buffer.byteLength(String(value))}:${value},`;

/** The hash that an entry must have, reckoned here and not in the database. */
export function trailHash(entry: Omit<TrailEntry, 'hash' | 'redacted_at'>): string {
  const { previous, approval_id, stone_id, number, at, what, who, by_user, approver_id, link_id, detail } =
    entry;
  const parts = [previous, approval_id, stone_id, number, at.toISOString(), what, who];
  const written = [...parts, by_user, approver_id, link_id, detail].map(part).join('');
  return createHash('sha256').update(written).digest('hex');
}

/** SHA-256 of what the redacted entries of a trail say now, which the entry that tells of the redaction keeps. */
export function redactedDigest(entries: readonly TrailEntry[]): string {
  const redacted = entries.filter(({ redacted_at }) => redacted_at !== null);
  return createHash('sha256').update(redacted.map(trailHash).join(' ')).digest('hex');
}

/** Whether nothing of the redacted entries was changed since they were redacted; there are none where nobody was. */
const areRedactedWhole = (entries: readonly TrailEntry[]): boolean =>
  entries.every(({ redacted_at }) => redacted_at === null) ||
  entries.findLast(({ what }) => what === 'redacted')?.detail === redactedDigest(entries);

const headRow = z.object({ entries: z.number(), hash: z.string() });

/** The trail of an approval, oldest first, and whether its chain is whole: nothing changed, left out, added or cut off. */
export async function trailOf(
  queries: Queries,
  approvalId: number,
): Promise<{ readonly isWhole: boolean; readonly entries: readonly TrailEntry[] }> {
  const entries = await queries.rows(
    entryRow,
    `select ${columnsOf(entryRow)} from approval_trail where approval_id = $1 order by number`,
    [approvalId],
  );
  const [head] = await queries.rows(
    headRow,
    'select entries, hash from approval_trails where approval_id = $1',
    [approvalId],
  );
  const isChained = entries.every(
    (entry, index) =>
      entry.number === index + 1 &&
      entry.previous === (entries[index - 1]?.hash ?? '') &&
      (entry.redacted_at !== null || entry.hash === trailHash(entry)),
  );
  const isAll = head?.entries === entries.length && head.hash === (entries.at(-1)?.hash ?? '');
  return { isWhole: isChained && isAll && areRedactedWhole(entries), entries };
}

import { z } from 'zod';
import {
  type Access,
  type AccessAction,
  type Accessor,
  type AccessSubject,
  accessAction,
  accessor,
  accessSubject,
} from '../../src/stone/wire/access';
import { columnsOf } from './columns';
import type { Queries } from './database';

/** The most accesses in an answer. */
const MOST_TOLD = 500;

/** An access of one hour, as it is stored. */
export interface KeptAccess {
  readonly subject: AccessSubject;
  /** The number of the stone, the case or, of its lettering, the business; 0 of a list. */
  readonly subjectId: number;
  readonly action: AccessAction;
  readonly by: Accessor;
  /** 0 where it was not a user. */
  readonly userId: number;
  /** In ms since 1970; `hour` is the hour's beginning. */
  readonly hour: number;
  readonly firstAt: number;
  readonly lastAt: number;
}

/** The columns that identify an access within its hour, with their types. */
const KEY = {
  subject: 'text',
  subject_id: 'bigint',
  action: 'text',
  by_kind: 'text',
  by_user: 'bigint',
  hour: 'timestamptz',
} as const;
const WRITTEN = { ...KEY, first_at: 'timestamptz', last_at: 'timestamptz' } as const;

const KEY_COLUMNS = Object.keys(KEY).join(', ');
const WRITTEN_COLUMNS = Object.keys(WRITTEN).join(', ');
const WRITTEN_TYPES = Object.entries(WRITTEN)
  .map(([column, type]) => `${column} ${type}`)
  .join(', ');

/**
 * Stores accesses, in one statement. An existing row of the same hour, from this node or another, is extended. Sorted
 * by the key, so that two nodes that write the same rows cannot deadlock.
 */
export async function keepAccesses(queries: Queries, accesses: readonly KeptAccess[]): Promise<void> {
  const at = (ms: number) => new Date(ms).toISOString();
  const rows = accesses.map(
    (each): Record<keyof typeof WRITTEN, string | number> => ({
      subject: each.subject,
      subject_id: each.subjectId,
      action: each.action,
      by_kind: each.by,
      by_user: each.userId,
      hour: at(each.hour),
      first_at: at(each.firstAt),
      last_at: at(each.lastAt),
    }),
  );
  await queries.run(
    `insert into accesses as kept (${WRITTEN_COLUMNS})
     select * from json_to_recordset($1::json) as given (${WRITTEN_TYPES})
     order by ${KEY_COLUMNS}
     on conflict (${KEY_COLUMNS}) do update set
       first_at = least(kept.first_at, excluded.first_at), last_at = greatest(kept.last_at, excluded.last_at)`,
    [JSON.stringify(rows)],
  );
}

const row = z.object({
  subject: accessSubject,
  subject_id: z.number(),
  action: accessAction,
  by_kind: accessor,
  by_user: z.number(),
  username: z.string().nullable(),
  first_at: z.date(),
  last_at: z.date(),
});
export type AccessRow = z.infer<typeof row>;
const COLUMNS = columnsOf(row);
const NEWEST_FIRST = 'order by last_at desc, first_at desc, subject, subject_id, action, by_kind, by_user';

/** A stone, a case or a business's lettering by its number. */
export interface AccessedOne {
  readonly subject: Exclude<AccessSubject, 'list'>;
  readonly id: number;
}

/** The accesses to one of them within so many days, newest first; also of a deleted one. */
export async function accessesTo(queries: Queries, { subject, id }: AccessedOne, days: number) {
  return queries.rows(
    row,
    `select ${COLUMNS} from accesses left join users on users.id = by_user
     where subject = $1 and subject_id = $2 and last_at > now() - make_interval(days => $3::integer) ${NEWEST_FIRST}`,
    [subject, id, days],
  );
}

/** What one user read and changed within so many days, newest first. */
export async function accessesBy(queries: Queries, userId: number, days: number) {
  return queries.rows(
    row,
    `select ${COLUMNS} from accesses left join users on users.id = by_user
     where by_user = $1 and by_user <> 0 and last_at > now() - make_interval(days => $2::integer) ${NEWEST_FIRST}`,
    [userId, days],
  );
}

/** The newest accesses to one stone or case, for an answer. */
export async function tellAccesses(queries: Queries, { subject, id }: AccessedOne): Promise<Access[]> {
  const found = await queries.rows(
    row,
    `select ${COLUMNS} from accesses left join users on users.id = by_user
     where subject = $1 and subject_id = $2 ${NEWEST_FIRST} limit ${MOST_TOLD}`,
    [subject, id],
  );
  return found.map(({ action, by_kind: by, username, first_at, last_at }) => ({
    action,
    by,
    username,
    firstAt: first_at.toISOString(),
    lastAt: last_at.toISOString(),
  }));
}

/** Deletes accesses that are older than so many days. */
export async function dropOldAccesses(queries: Queries, days: number): Promise<void> {
  await queries.run('delete from accesses where hour < now() - make_interval(days => $1)', [days]);
}

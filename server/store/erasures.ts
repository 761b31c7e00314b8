import { z } from 'zod';
import { REDACTED } from './approvals/redacted';
import { columnsOf } from './columns';
import type { Queries } from './database';

/** For how many days an erasure is known: no backup is kept for so long. */
export const ERASURE_DAYS = 730;

const row = z.object({
  subject: z.enum(['stone', 'case', 'approver']),
  subject_id: z.number(),
  reason: z.enum(['asked', 'expired']),
  erased_at: z.date(),
});

/** That something was erased: its kind, its number, why and when. */
export type Erasure = z.infer<typeof row>;

/** A line of a list of erasures, as `npm run privacy -- erasures` writes it. */
export const erasureLine = row.extend({ erased_at: z.coerce.date() });

/** All erasures, oldest first; none where the store has no list of them yet. */
export async function allErasures(queries: Queries): Promise<Erasure[]> {
  const there = z.object({ yes: z.boolean() });
  const [has] = await queries.rows(there, `select to_regclass('erasures') is not null as yes`);
  if (!has?.yes) return [];
  return queries.rows(row, `select ${columnsOf(row)} from erasures order by erased_at, subject, subject_id`);
}

/** Finds what is there with the number $1 though it was erased at $2: a relative who has a name or an address again. */
const BROUGHT_BACK: Readonly<Record<Erasure['subject'], string>> = {
  stone: 'select id from stones where id = $1 and created_at <= $2',
  case: 'select id from projects where id = $1 and created_at <= $2',
  approver: `select approvers.id from approvers join approvals on approvals.id = approval_id
    where approvers.id = $1 and asked_at <= $2 and (name <> '${REDACTED}' or email is not null)`,
};

/**
 * Those of some erasures that a backup has brought back: what is there with that number and was made before. A number
 * that was given again since is somebody else's.
 */
export async function broughtBack(queries: Queries, erasures: readonly Erasure[]): Promise<Erasure[]> {
  const back: Erasure[] = [];
  const one = z.object({ id: z.number() });
  for (const erasure of erasures) {
    const found = await queries.rows(one, BROUGHT_BACK[erasure.subject], [
      erasure.subject_id,
      erasure.erased_at,
    ]);
    if (found.length > 0) back.push(erasure);
  }
  return back;
}

/**
 * Whether anything was erased since this was asked last, so that the database's files may hold its bytes still; what the
 * answer was given for is not told again.
 */
export async function takeUnscrubbed(queries: Queries): Promise<boolean> {
  const moment = z.object({ at: z.date().nullable() });
  const [newest] = await queries.rows(moment, 'select max(erased_at) as at from erasures');
  if (!newest?.at) return false;
  const noted = await queries.run(
    `insert into settings (name, value) values ('scrubbed', $1)
     on conflict (name) do update set value = excluded.value where settings.value < excluded.value`,
    [newest.at.toISOString()],
  );
  return noted === 1;
}

/** Writes erasures into the list that it does not have yet. */
export async function keepErasures(inside: Queries, erasures: readonly Erasure[]): Promise<void> {
  for (const { subject, subject_id, reason, erased_at } of erasures)
    await inside.run(
      `insert into erasures (subject, subject_id, reason, erased_at) values ($1, $2, $3, $4)
       on conflict (subject, subject_id, erased_at) do nothing`,
      [subject, subject_id, reason, erased_at],
    );
}

/** Forgets erasures that no backup worth restoring is older than. */
export async function dropOldErasures(queries: Queries): Promise<void> {
  await queries.run(`delete from erasures where erased_at < now() - interval '${ERASURE_DAYS} days'`);
}

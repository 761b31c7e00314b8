import { z } from 'zod';
import type { Queries } from './database';

/** The tables of what a business keeps of its lettering. */
export type KeptTable = 'kept_pairs' | 'kept_styles';

/** Who changed a row, and when. */
export const changed = z.object({ changed_by: z.string().nullable(), changed_at: z.date() });

/** Expressions for that: the user's name, null for one who is gone. */
export const CHANGED = { changed_by: '(select username from users where users.id = changed_by)' } as const;

const countRow = z.object({ others: z.number() });

/**
 * Has the calls that keep something for a business take turns, so that each counts what the others have kept; in a
 * transaction. Reading and everything else of the business waits for none of them.
 */
export async function takeTurn(inside: Queries, businessId: number): Promise<void> {
  await inside.rows(
    z.object({ id: z.number() }),
    'select id from businesses where id = $1 for no key update',
    [businessId],
  );
}

/**
 * How many rows a business has beside the one that is kept now.
 *
 * @param isOther tells the other rows from that one, with parameters from `$2` on.
 */
export async function countOthers(
  inside: Queries,
  table: KeptTable,
  businessId: number,
  isOther: string,
  values: readonly (string | boolean)[],
): Promise<number> {
  const [row] = await inside.rows(
    countRow,
    `select count(*) as others from ${table} where business_id = $1 and not (${isOther})`,
    [businessId, ...values],
  );
  return row?.others ?? 0;
}

/** Forgets one of a business's rows. Returns whether it was there. */
export async function forgetKept(
  queries: Queries,
  table: KeptTable,
  businessId: number,
  id: number,
): Promise<boolean> {
  return (
    (await queries.run(`delete from ${table} where business_id = $1 and id = $2`, [businessId, id])) === 1
  );
}

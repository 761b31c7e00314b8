import { z } from 'zod';
import type { Queries } from '../database';

/** Says of relatives of the first of several stones that they are asked about all of these: theirs are the letters. */
export async function askTogether(inside: Queries, approverIds: readonly number[]): Promise<void> {
  for (const id of approverIds) await inside.run('update approvers set asked_with = id where id = $1', [id]);
}

/** Who a relative is for each of the stones that they are asked about with one letter, the first before the others. */
export async function askedWith(queries: Queries, approverId: number): Promise<number[]> {
  const found = await queries.rows(
    z.object({ id: z.number() }),
    'select id from approvers where asked_with = $1 order by id',
    [approverId],
  );
  return found.map(({ id }) => id);
}

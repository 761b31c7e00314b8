import { z } from 'zod';
import type { Queries } from './database';
import { type Erased, type ErasureReason, keepErasure } from './eraseStone';

const numbered = z.object({ id: z.number() });
const letterRow = z.object({ message_id: z.string() });

/** The stones of a case, locked until the transaction ends, in the order in which everybody locks them. */
export async function stonesOfCase(inside: Queries, id: number): Promise<number[]> {
  const found = await inside.rows(
    numbered,
    `select stones.id from stones join projects on projects.id = project_id and projects.business_id = stones.business_id
     where project_id = $1 order by stones.id for update of stones`,
    [id],
  );
  return found.map((each) => each.id);
}

/**
 * Erases a case that has no stones any more, with the letters of an order that was of none. A stone that another business has by
 * now is none of it, and names it no more. In a transaction.
 *
 * @returns undefined where there was none.
 */
export async function eraseCase(
  inside: Queries,
  id: number,
  reason: ErasureReason,
): Promise<Erased | undefined> {
  const [found] = await inside.rows(
    numbered,
    `select id from projects where id = $1 and not exists (
       select from stones where project_id = $1 and stones.business_id = projects.business_id
     ) for update`,
    [id],
  );
  if (!found) return undefined;
  const letters = await inside.rows(
    letterRow,
    'delete from outbox where project_id = $1 returning message_id',
    [id],
  );
  await inside.run('update stones set project_id = null where project_id = $1', [id]);
  await inside.run('delete from projects where id = $1', [id]);
  await keepErasure(inside, 'case', id, reason);
  return {
    previews: new Set(),
    pictures: new Set(),
    letters: new Set(letters.map(({ message_id }) => message_id)),
  };
}

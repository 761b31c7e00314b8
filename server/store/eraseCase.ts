import { z } from 'zod';
import type { Queries } from './database';
import { type ErasureReason, keepErasure } from './eraseStone';

const numbered = z.object({ id: z.number() });

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

/** Erases a case that has no stones any more. In a transaction. @returns whether there was one. */
export async function eraseCase(inside: Queries, id: number, reason: ErasureReason): Promise<boolean> {
  const gone = await inside.run(
    'delete from projects where id = $1 and not exists (select from stones where project_id = $1)',
    [id],
  );
  if (gone === 1) await keepErasure(inside, 'case', id, reason);
  return gone === 1;
}

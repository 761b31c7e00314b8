import { z } from 'zod';
import type { Face } from '../../src/stone/back/facesFault';
import { design } from '../../src/stone/stone';
import { columnsOf } from './columns';
import type { Queries } from './database';

const row = z.object({ id: z.number(), status: z.string(), design: z.string() });

/** The stones of a case, as far as their faces are concerned. */
export async function facesOfCase(
  queries: Queries,
  businessId: number | null,
  projectId: number,
): Promise<readonly Face[]> {
  const found = await queries.rows(
    row,
    `select ${columnsOf(row)} from stones where project_id = $1 and business_id = $2 order by id`,
    [projectId, businessId],
  );
  return found.map(({ id, status, design: text }) => ({
    id,
    isDraft: status === 'draft',
    design: design.parse(JSON.parse(text)),
  }));
}

const idRow = z.object({ id: z.number() });

/** The number of the back of a stone; undefined where it has none. */
export async function backOfFront(queries: Queries, id: number): Promise<number | undefined> {
  const [found] = await queries.rows(idRow, 'select id from stones where back_of = $1 order by id limit 1', [
    id,
  ]);
  return found?.id;
}

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

import { z } from 'zod';
import type { Queries } from './database';

/** The setting with the revision of the files that the catalogue was loaded from. */
export const LOADED = 'catalogue';
/** Set once a provider has imported its own catalogue: the files that come with the program are then ignored. */
export const IMPORTED = 'catalogue imported';

/** An SQL expression that changes with the catalogue, and with nothing else. */
export const REVISION = `(select coalesce(string_agg(name || ' ' || value, ' ' order by name), '') from settings
  where name in ('${LOADED}', '${IMPORTED}'))`;

const revisionRow = z.object({ revision: z.string() });

/** The current revision of the catalogue. */
export async function catalogueRevision(queries: Queries): Promise<string> {
  const [row] = await queries.rows(revisionRow, `select ${REVISION} as revision`);
  return row?.revision ?? '';
}

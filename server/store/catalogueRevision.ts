import { z } from 'zod';
import type { Queries } from './database';

/** The setting that tells which files the catalogue was loaded from. */
export const LOADED = 'catalogue';
/** Set once a provider has brought a catalogue of its own: the files that come with the program are then left alone. */
export const IMPORTED = 'catalogue imported';

/** As part of a statement: what changes with the catalogue, and with nothing else. */
export const REVISION = `(select coalesce(string_agg(name || ' ' || value, ' ' order by name), '') from settings
  where name in ('${LOADED}', '${IMPORTED}'))`;

const revisionRow = z.object({ revision: z.string() });

/** Which catalogue there is now. */
export async function catalogueRevision(queries: Queries): Promise<string> {
  const [row] = await queries.rows(revisionRow, `select ${REVISION} as revision`);
  return row?.revision ?? '';
}

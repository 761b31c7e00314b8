import { z } from 'zod';
import type { Queries } from './database';

const nameRow = z.object({ name: z.string() });
const setOf = (rows: readonly { name: string }[]) => new Set(rows.map(({ name }) => name));

/** The previews that stones use. */
export async function wantedPreviews(queries: Queries): Promise<Set<string>> {
  return setOf(await queries.rows(nameRow, 'select preview as name from stones where preview is not null'));
}

/**
 * The uploaded pictures in use: those of existing stones and of archives, and those that any design shows, since a copy
 * of a stone shows the first one's pictures.
 */
export async function wantedPictures(queries: Queries): Promise<Set<string>> {
  return setOf(
    await queries.rows(
      nameRow,
      `select picture as name from uploads where stone_id is not null or archived_by is not null
       union
       select found[1] from stones, regexp_matches(design::text, '/api/picture/([0-9a-f]{64}[.][a-z]+)', 'g') as found
       where design::text like '%/api/picture/%'`,
    ),
  );
}

import { z } from 'zod';
import type { Queries } from './database';

/** What the catalogue holds, a table's row each. */
export type EntryKind =
  | 'stoneType'
  | 'vignet'
  | 'attachment'
  | 'background'
  | 'standardStone'
  | 'churchyard'
  | 'stonemason'
  | 'prices';

const textRow = z.object({ entry: z.string() });

/** One entry as JSON text; also one that is offered no more, since older stones still use it. */
export async function entryText(queries: Queries, kind: EntryKind, id: number): Promise<string | undefined> {
  const [row] = await queries.rows(
    textRow,
    'select entry from catalogue where kind = $1 and id = $2::bigint',
    [kind, id],
  );
  return row?.entry;
}

/**
 * The entries on offer as JSON texts, in the catalogue's order.
 *
 * @param type the kind of grave; entries without one suit every grave. `all` asks for everything.
 */
export async function entryTexts(queries: Queries, kind: EntryKind, type: string): Promise<string[]> {
  const rows = await queries.rows(
    textRow,
    `select entry from catalogue
     where kind = $1 and offered and ($2 = 'all' or type is null or type = $2) order by place, id`,
    [kind, type],
  );
  return rows.map(({ entry }) => entry);
}

/** A list's answer: the texts set in `{"results":[…]}` unread. */
export function resultsText(texts: readonly string[]): string {
  return `{"results":[${texts.join(',')}]}`;
}

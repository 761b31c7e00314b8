import { z } from 'zod';
import type { Queries } from './database';

/** The kinds of catalogue entries, one table row each. */
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

/** One entry as JSON text; also one that is no longer offered, since older stones use it. */
export async function entryText(queries: Queries, kind: EntryKind, id: number): Promise<string | undefined> {
  const [row] = await queries.rows(
    textRow,
    'select entry from catalogue where kind = $1 and id = $2::bigint',
    [kind, id],
  );
  return row?.entry;
}

const foundRow = z.object({ kind: z.string(), id: z.number(), entry: z.string() });

/** The wanted entries: numbers by kind. */
export type EntryIds = Readonly<Partial<Record<EntryKind, Iterable<number>>>>;

/**
 * Entries by their numbers, of any kinds, in one statement; also those no longer offered.
 *
 * @returns a function that reads those of a kind: each once, in the order wanted, without missing ones.
 */
export async function entriesById(queries: Queries, ids: EntryIds) {
  const wanted = Object.entries(ids).flatMap(([kind, each]) =>
    [...new Set(each)].map((id) => ({ kind, id })),
  );
  const rows = await queries.rows(
    foundRow,
    `select kind, id, entry from catalogue
     join json_to_recordset($1::text::json) as wanted (kind text, id bigint) using (kind, id)`,
    [JSON.stringify(wanted)],
  );
  const texts = new Map(rows.map(({ kind, id, entry }) => [`${kind} ${id}`, entry]));
  return <Entry>(kind: EntryKind, shape: z.ZodType<Entry>): Entry[] =>
    wanted
      .filter((each) => each.kind === kind)
      .flatMap(({ id }) => texts.get(`${kind} ${id}`) ?? [])
      .map((text) => shape.parse(JSON.parse(text)));
}

/**
 * The entries on offer as JSON texts, in the catalogue's order.
 *
 * @param type the kind of grave; entries without one suit every grave. `all` selects everything.
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

/** A list's answer: the texts in `{"results":[…]}`, not parsed. */
export function resultsText(texts: readonly string[]): string {
  return `{"results":[${texts.join(',')}]}`;
}

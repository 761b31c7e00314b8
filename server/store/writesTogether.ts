import type { Database } from './database';
import { gathering } from './gathering';
import { isOfStatement } from './isOfStatement';
import { KeptDesign } from './keptDesigns';
import { lastingPartsOf } from './lastingParts';
import { perDatabase } from './perDatabase';
import { SUMMARY_COLUMNS, SUMMARY_TYPES, summaryColumnsOf } from './stoneSummary';
import { writePrepared } from './stones';
import { designsOf } from './stonesTogether';
import {
  type PreparedWrite,
  preparedWrite,
  type StoneChange,
  WRITTEN_COLUMNS,
  type Written,
  writeValues,
  written,
  writtenRow,
} from './stoneWrite';
import type { StoredStone } from './storedStone';

/** Each number of them is a statement of its own, which is planned once. */
const MOST_AT_ONCE = 16;
/** A larger design is written alone, in UTF-16 units, so that a group's statement stays small. */
const LARGEST = 250_000;

/** The types of what `writeValues` gives. */
const TYPES = ['bigint', 'integer', 'text', 'json', 'text', ...SUMMARY_TYPES];

/** The places of one write of a group; those of the first say the types of all. */
const placesOf = (index: number) =>
  TYPES.map((type, at) => `$${index * TYPES.length + at + 1}${index === 0 ? `::${type}` : ''}`).join(', ');

/** What has to hold when a stone is written. */
const UNCHANGED = `stones.id = stone_id and stones.status = 'draft' and stones.version = on_version
  and stones.token = by_token`;

/**
 * Writes several stones, each if it still is a draft at its version, under its link. A stone that somebody has locked is
 * left out: a group neither waits for it nor, holding others meanwhile, gets in anybody's way.
 */
const writingOf = (count: number) => `
  with given (stone_id, on_version, by_token, new_design, new_preview, ${SUMMARY_COLUMNS}) as (
    values ${Array.from({ length: count }, (_, index) => `(${placesOf(index)})`).join(', ')}
  ), free as materialized (
    select stones.id from given join stones on ${UNCHANGED} order by stones.id for update of stones skip locked
  )
  update stones set design = new_design, preview = coalesce(new_preview, preview), version = version + 1,
    updated_at = now(), (${SUMMARY_COLUMNS}) = (${summaryColumnsOf('given')})
  from given join free on free.id = stone_id
  where ${UNCHANGED} returning ${WRITTEN_COLUMNS}`;

/** The statements by the number of their writes. */
const statements = Array.from({ length: MOST_AT_ONCE + 1 }, (_, count) => writingOf(count));

/** Writes a group, each of another stone; undefined of those that were not written. */
const groupOf = perDatabase((database) =>
  gathering({
    work: async (group: readonly PreparedWrite[]) => {
      const values = group.flatMap(writeValues);
      const rows = await database.rows(writtenRow, statements[group.length] ?? '', values);
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ({ stone }) => byId.get(stone.id);
    },
    most: MOST_AT_ONCE,
    apart: ({ stone }) => stone.id,
    isOfOne: isOfStatement,
  }),
);

/**
 * Writes over a stone as `updateStone` does, in one statement and one commit with all others that are written at the
 * same time; each is written or refused for itself. Outside of transactions.
 */
export async function updateStoneTogether(
  database: Database,
  stone: StoredStone,
  change: StoneChange,
): Promise<Written> {
  const given = await preparedWrite(database, stone, change);
  const isAlone = given.text.length > LARGEST || given.approval !== undefined;
  const row = isAlone ? undefined : await groupOf(database)(given);
  // Of an approval, stale, renewed, sent or locked by somebody: alone it waits, and is told which.
  if (!row) return writePrepared(database, given);
  const kept = new KeptDesign(row.mark, given.text, lastingPartsOf(change.design));
  designsOf(database).keep(stone.id, kept);
  return written({ ...given, stone: { ...stone, kept } }, row);
}

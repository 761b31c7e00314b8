import { z } from 'zod';
import { columnsOf } from './columns';
import type { Database } from './database';
import { gathering } from './gathering';
import { isOfStatement } from './isOfStatement';
import { KeptDesign, KeptDesigns } from './keptDesigns';
import { perDatabase } from './perDatabase';
import { pricedToday } from './stones';
import { COMPUTED, MARK, type StoredStone, stoneRow } from './storedStone';

/** More than ask at the same moment on a busy day. */
const MOST_AT_ONCE = 100;

/** The designs that this process keeps of a database. */
export const designsOf = perDatabase(() => new KeptDesigns());

const readRow = stoneRow.extend({ design: z.string().nullable(), mark: z.string() });

const READING = `select ${columnsOf(readRow, {
  ...COMPUTED,
  design: `case when ${MARK} is distinct from known then design end`,
  mark: MARK,
})} from unnest($1::text::bigint[], $2::text::text[]) as asked(asked_id, known)
  join stones on stones.id = asked_id`;

const rowsOf = perDatabase((database) => {
  const designs = designsOf(database);
  return gathering({
    work: async (asked: readonly number[]) => {
      const ids = [...new Set(asked)];
      const known = new Map(ids.map((id) => [id, designs.of(id)]));
      const marks = ids.map((id) => `"${known.get(id)?.mark ?? ''}"`);
      const found = await database.rows(readRow, READING, [`{${ids.join(',')}}`, `{${marks.join(',')}}`]);
      const rows = new Map(
        found.map(({ mark, ...row }) => {
          const kept = row.design === null ? known.get(row.id) : new KeptDesign(mark, row.design);
          if (!kept) throw new Error('a stone was read without its design');
          if (row.design !== null) designs.keep(row.id, kept);
          return [row.id, { row: { ...row, design: kept.text }, kept }];
        }),
      );
      return (id) => rows.get(id);
    },
    most: MOST_AT_ONCE,
    // It only reads, and a single row may be what no stone is.
    isOfOne: (error) => isOfStatement(error) || error instanceof z.ZodError,
  });
});

/**
 * The stone with an id as `findStone` reads it, in one statement with all others that are asked for at the same time.
 * Outside of transactions.
 */
export async function findStoneTogether(database: Database, id: number): Promise<StoredStone | undefined> {
  const found = await rowsOf(database)(id);
  return found && { ...(await pricedToday(database, found.row)), kept: found.kept };
}

import pg from 'pg';
import { z } from 'zod';
import { wholeNumber } from '../columns';
import type { Queries } from '../database';
import { noticingLoss } from './lostConnection';

const { builtins } = pg.types;

const asWritten = (written: string) => written;

/** Where columns are to be read as under the embedded database, and `pg` reads them otherwise. */
const PARSERS: ReadonlyMap<number, (written: string) => unknown> = new Map<
  number,
  (written: string) => unknown
>([
  [builtins.INT8, wholeNumber],
  [builtins.JSON, asWritten],
  [builtins.JSONB, asWritten],
]);

/** How columns are read, given to each connection instead of changing `pg` for everybody. */
export const COLUMN_TYPES: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => PARSERS.get(oid) ?? pg.types.getTypeParser(oid, format),
};

/** The adapter's statements over a pool, where each may take another connection, or over one connection. */
export function queriesOn(target: Pick<pg.Pool | pg.PoolClient, 'query'>): Queries {
  return {
    rows: async (shape, sql, values = []) => {
      const { rows } = await noticingLoss(target.query(sql, [...values]));
      return z.array(shape).parse(rows);
    },
    run: async (sql, values = []) => (await noticingLoss(target.query(sql, [...values]))).rowCount ?? 0,
    script: async (sql) => {
      await noticingLoss(target.query(sql));
    },
  };
}

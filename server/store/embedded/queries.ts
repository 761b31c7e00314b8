import { type PGliteInterface, types } from '@electric-sql/pglite';
import { z } from 'zod';
import { wholeNumber } from '../columns';
import type { Queries } from '../database';

/** How columns are read, alike under every driver: PGlite's own readings differ from those of `pg`. */
const PARSERS = {
  [types.INT8]: wholeNumber,
  [types.BYTEA]: (written: string) => Buffer.from(written.slice(2), 'hex'),
  [types.JSON]: (written: string) => written,
  [types.JSONB]: (written: string) => written,
};

/** How a statement is let through. */
export type Pass = <Result>(statement: () => Promise<Result>) => Promise<Result>;

/** The adapter's statements over PGlite or one of its transactions. */
export function queriesOn(target: Pick<PGliteInterface, 'query' | 'exec'>, pass: Pass): Queries {
  return {
    rows: async (shape, sql, values = []) => {
      const { rows } = await pass(() => target.query(sql, [...values], { parsers: PARSERS }));
      return z.array(shape).parse(rows);
    },
    run: async (sql, values = []) => (await pass(() => target.query(sql, [...values]))).affectedRows ?? 0,
    script: async (sql) => {
      await pass(() => target.exec(sql));
    },
  };
}

import { z } from 'zod';
import type { Queries } from '../database';
import type { PreparedStatements } from './preparedStatements';

/** How a statement gets its turn. */
export type Pass = <Result>(statement: () => Promise<Result>) => Promise<Result>;

/** The adapter's statements over PGlite, in a transaction or not. */
export function queriesOn(statements: PreparedStatements, pass: Pass): Queries {
  return {
    rows: async (shape, sql, values = []) => {
      const { rows } = await pass(() => statements.query(sql, values));
      return z.array(shape).parse(rows);
    },
    run: async (sql, values = []) => (await pass(() => statements.query(sql, values))).affectedRows ?? 0,
    script: (sql) => pass(() => statements.script(sql)),
  };
}

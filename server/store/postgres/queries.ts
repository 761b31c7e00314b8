import pg from 'pg';
import { z } from 'zod';
import type { Queries, Value } from '../database';
import { wholeNumber } from '../wholeNumber';
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

/** The names under which PostgreSQL keeps statements that it has read already, on each connection, by their text. */
const names = new Map<string, string>();

/** So many are kept; the program has a few hundred, each with its text fixed in the code. */
const MOST_NAMES = 500;

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_NAMES) return known;
  const name = `s${names.size + 1}`;
  names.set(text, name);
  return name;
}

/**
 * The adapter's statements over a pool, where each may take another connection, or over one connection.
 *
 * @param patience how long a statement is waited for, in ms; where left out, as the connection says.
 */
export function queriesOn(target: Pick<pg.Pool | pg.PoolClient, 'query'>, patience?: number): Queries {
  const ask = (text: string, values?: readonly Value[]) => {
    const name = values && nameOf(text);
    const query = {
      text,
      ...(name === undefined ? {} : { name }),
      ...(values ? { values: [...values] } : {}),
      ...(patience ? { query_timeout: patience } : {}),
    };
    return noticingLoss(target.query(query));
  };
  return {
    rows: async (shape, sql, values = []) => {
      const { rows } = await ask(sql, values);
      return z.array(shape).parse(rows);
    },
    run: async (sql, values = []) => (await ask(sql, values)).rowCount ?? 0,
    script: async (sql) => {
      await ask(sql);
    },
  };
}

import pg from 'pg';
import { z } from 'zod';
import type { Queries, Value } from '../database';
import { wholeNumber } from '../wholeNumber';
import { noticingLoss } from './lostConnection';

const { builtins } = pg.types;

const asWritten = (written: string) => written;

/** Parsers for types that `pg` reads differently from the embedded database. */
const PARSERS: ReadonlyMap<number, (written: string) => unknown> = new Map<
  number,
  (written: string) => unknown
>([
  [builtins.INT8, wholeNumber],
  [builtins.JSON, asWritten],
  [builtins.JSONB, asWritten],
]);

/** The parsers of column types, set for each connection instead of changing `pg` globally. */
export const COLUMN_TYPES: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => PARSERS.get(oid) ?? pg.types.getTypeParser(oid, format),
};

/** The names of prepared statements, on each connection, by their text. */
const names = new Map<string, string>();

/** The most names; the program has a few hundred statements, each with a constant text. */
const MOST_NAMES = 500;

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_NAMES) return known;
  const name = `s${names.size + 1}`;
  names.set(text, name);
  return name;
}

/**
 * The adapter's statements over a pool, where each may use another connection, or over one connection.
 *
 * @param patience the timeout of a statement, in ms; the connection's where left out.
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

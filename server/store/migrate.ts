import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { StartFailure } from '../system/startFailure';
import type { Database, Queries } from './database';

/** Any number, the same on every node: two nodes that start at once must not both migrate. */
const ADVISORY_LOCK = 7_046_215;

const existing = z.object({ there: z.boolean() });
const applied = z.object({ number: z.number(), hash: z.string() });

/** A migration file as it was read. */
export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
  readonly hash: string;
}

/** The numbered SQL files of a folder, in their order. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-.*\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      // Line ends differ between checkouts, and must not change the hash.
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return {
        number: Number(name.slice(0, 4)),
        name,
        sql,
        hash: createHash('sha256').update(sql).digest('hex'),
      };
    }),
  );
}

/**
 * Applies the migrations that the database lacks, in a transaction.
 *
 * @throws StartFailure where the database is newer than these, or an applied one was changed.
 */
export async function applyMissing(inside: Queries, migrations: readonly Migration[]): Promise<void> {
  await inside.run('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK]);
  await inside.script(`create table if not exists migrations (
    number integer primary key, name text not null, hash text not null,
    applied_at timestamptz not null default now()
  )`);
  const done = await inside.rows(applied, 'select number, hash from migrations');
  const newest = Math.max(0, ...done.map(({ number }) => number));
  if (newest > (migrations.at(-1)?.number ?? 0)) {
    throw new StartFailure(`the database was written by a newer version (migration ${newest})`);
  }
  for (const { number, name, sql, hash } of migrations) {
    const earlier = done.find((each) => each.number === number);
    if (earlier && earlier.hash !== hash)
      throw new StartFailure(`migration ${name} was changed after it was applied`);
    if (earlier) continue;
    await inside.script(sql);
    await inside.run('insert into migrations (number, name, hash) values ($1, $2, $3)', [number, name, hash]);
  }
}

/**
 * Brings the tables up to date: applies the numbered SQL files of `folder` that the database lacks, in one transaction
 * under an advisory lock.
 *
 * @throws StartFailure where the database is newer than this program, or an applied file was changed.
 */
export async function migrate(database: Database, folder: string): Promise<void> {
  const migrations = await readMigrations(folder);
  await database.transaction((inside) => applyMissing(inside, migrations));
}

/** Whether a database has all of the migrations of a folder, unchanged; only reads. */
export async function isUpToDate(queries: Queries, folder: string): Promise<boolean> {
  const [table] = await queries.rows(existing, `select to_regclass('migrations') is not null as there`);
  if (!table?.there) return false;
  const [migrations, done] = [
    await readMigrations(folder),
    await queries.rows(applied, 'select number, hash from migrations order by number'),
  ];
  return migrations.length === done.length && migrations.every(({ hash }, nth) => hash === done[nth]?.hash);
}

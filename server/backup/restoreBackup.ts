import { z } from 'zod';
import type { FileStores } from '../fileStores/fileStore';
import type { Database, Queries } from '../store/database';
import { applyMissing, type Migration } from '../store/migrate';
import type { Head, Held, Part } from './format';
import { readBackup, UnusableBackup } from './readBackup';
import { type Table, tablesMadeBy, tablesOf } from './tables';

/** Tables whose rows people made; the catalogue and settings are made by the first start. */
const OF_PEOPLE = ['businesses', 'users', 'stones', 'projects', 'uploads'];

const yes = z.object({ yes: z.boolean() });

/** Whether anybody has used this store. */
async function isInUse(queries: Queries): Promise<boolean> {
  for (const table of OF_PEOPLE) {
    const [there] = await queries.rows(yes, 'select to_regclass($1) is not null as yes', [table]);
    if (!there?.yes) continue;
    const [used] = await queries.rows(yes, `select exists (select from ${table}) as yes`);
    if (used?.yes) return true;
  }
  return false;
}

/** The migrations that had been applied to a backup's tables. */
function migrationsOf(given: Head, known: readonly Migration[]): Migration[] {
  return given.migrations.map(({ number, hash }) => {
    const found = known.find((each) => each.number === number);
    if (!found) throw new UnusableBackup(`the backup was written by a newer version (migration ${number})`);
    if (found.hash !== hash)
      throw new UnusableBackup(`the backup was written by a version whose migration ${found.name} differs`);
    return found;
  });
}

/** Inserts parts of a backup into tables that were just made. */
function taker(inside: Queries, tables: readonly Table[]): (given: Part) => Promise<void> {
  let statement = '';
  let width = 0;
  return async (given) => {
    if ('table' in given) {
      const table = tables.find(({ name }) => name === given.table);
      const types = given.columns.map((column) => table?.columns.find(({ name }) => name === column)?.type);
      if (!table || types.includes(undefined))
        throw new UnusableBackup(`the backup holds a table ${given.table} that is not known here`);
      width = types.length;
      const values = types.map((type, i) => `$${i + 1}::text::${type}`).join(', ');
      const columns = given.columns.join(', ');
      statement = `insert into ${table.name} (${columns}) overriding system value values (${values})`;
    } else if ('row' in given) {
      if (given.row.length !== width) throw new UnusableBackup('the backup holds a row that fits no table');
      await inside.run(statement, given.row);
    } else if ('sequence' in given) {
      await inside.rows(
        z.object({ at: z.number() }),
        'select setval(pg_get_serial_sequence($1, $2), $3::bigint) as at',
        [given.sequence, given.column, given.last],
      );
    }
  };
}

async function takeDatabase(inside: Queries, migrations: readonly Migration[], path: string): Promise<Held> {
  const made = [...tablesMadeBy(migrations)];
  await inside.script(`drop table if exists ${made.join(', ')} cascade`);
  let take: ((given: Part) => Promise<void>) | undefined;
  const held = await readBackup(path, {
    head: async (given) => {
      await applyMissing(inside, migrationsOf(given, migrations));
      take = taker(inside, await tablesOf(inside, new Set(made)));
    },
    part: async (given) => take?.(given),
  });
  // PostgreSQL alters no table with checks still to make, and sessions are checked last of all.
  await inside.script('set constraints all immediate');
  // Migrates an older backup's rows as they would have been in their own database.
  await applyMissing(inside, migrations);
  return held;
}

/**
 * Restores a backup into an empty store, or over an existing one. The whole file is read and checked before anything is
 * changed; its pictures are added to the existing ones, and the database changes in one transaction.
 *
 * @param replace whether a store that is in use may be replaced.
 * @throws UnusableBackup in one line; nothing is changed then.
 */
export async function restoreBackup(
  kept: { readonly database: Database; readonly fileStores: FileStores },
  migrations: readonly Migration[],
  path: string,
  replace: boolean,
): Promise<Held> {
  await readBackup(path, {
    head: async (given) => {
      migrationsOf(given, migrations);
    },
  });
  if (!replace && (await isInUse(kept.database)))
    throw new UnusableBackup('the store is in use: with --replace everything in it gives way to the backup');
  // Before the database, so that no stored stone names a missing picture. Unused ones are swept later.
  await readBackup(path, {
    part: async (given) => {
      if (!('shelf' in given)) return;
      const bytes = Buffer.from(given.bytes, 'base64');
      const ending = given.name.split('.').at(-1);
      const mediaType = ending === 'svg' ? 'image/svg+xml' : `image/${ending === 'jpg' ? 'jpeg' : ending}`;
      await kept.fileStores[given.shelf].put(given.name, bytes, mediaType);
    },
  });
  return kept.database.transaction((inside) => takeDatabase(inside, migrations, path));
}

import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { z } from 'zod';
import { FILE_STORES, type FileStores } from '../fileStores/fileStore';
import type { Database, Queries } from '../store/database';
import type { Migration } from '../store/migrate';
import { StartFailure } from '../system/startFailure';
import { systemCode } from '../system/systemCode';
import { type End, FORMAT, type Head, type Held, type Part, VERSION } from './format';
import { type Table, tablesMadeBy, tablesOf } from './tables';

/** So many rows are in memory at a time; a design may take megabytes. */
const AT_ONCE = 50;

/** Writes lines one after another, and waits where the disk is slower. */
type Write = (line: Head | Part | End) => Promise<void>;

const rowShape = z.object({ row: z.string() });
const rowText = z.array(z.string().nullable());

async function writeTable(inside: Queries, table: Table, write: Write): Promise<number> {
  const columns = table.columns.map(({ name }) => name);
  await write({ table: table.name, columns });
  // As an array of texts, so that no driver converts a number, a time or JSON.
  const texts = columns.map((column) => `${column}::text`).join(', ');
  await inside.run(
    `declare backup_rows no scroll cursor for
     select json_build_array(${texts})::text as row from ${table.name} order by ${columns[0]}`,
  );
  let count = 0;
  for (;;) {
    const rows = await inside.rows(rowShape, `fetch ${AT_ONCE} from backup_rows`);
    for (const { row } of rows) await write({ row: rowText.parse(JSON.parse(row)) });
    count += rows.length;
    if (rows.length < AT_ONCE) break;
  }
  await inside.run('close backup_rows');
  return count;
}

async function writeSequences(inside: Queries, table: Table, write: Write): Promise<void> {
  for (const column of table.counted) {
    const [found] = await inside.rows(
      z.object({ last: z.string().nullable() }),
      // Null where it has not been used yet.
      `select pg_sequence_last_value(pg_get_serial_sequence($1, $2)::regclass)::text as last`,
      [table.name, column],
    );
    if (found?.last) await write({ sequence: table.name, column, last: found.last });
  }
}

const migrationRow = z.object({ number: z.number(), hash: z.string() });

async function writeDatabase(inside: Queries, migrations: readonly Migration[], write: Write, at: string) {
  await inside.run('set transaction isolation level repeatable read');
  // Set here, since a provider's server may have other defaults.
  await inside.script(
    `set local datestyle = 'ISO, YMD'; set local timezone = 'UTC'; set local bytea_output = 'hex'`,
  );
  const applied = await inside.rows(migrationRow, 'select number, hash from migrations order by number');
  await write({ format: FORMAT, version: VERSION, at, migrations: applied });
  const tables = await tablesOf(inside, tablesMadeBy(migrations));
  let rows = 0;
  for (const table of tables) rows += await writeTable(inside, table, write);
  for (const table of tables) await writeSequences(inside, table, write);
  return rows;
}

async function writeFiles(fileStores: FileStores, write: Write): Promise<number> {
  let files = 0;
  for (const shelf of FILE_STORES) {
    for (const { name } of await fileStores[shelf].list()) {
      // `.new` files are left from a crash; and a picture may be deleted meanwhile.
      const bytes = name.endsWith('.new') ? undefined : await fileStores[shelf].read(name);
      if (!bytes) continue;
      await write({ shelf, name, bytes: bytes.toString('base64') });
      files += 1;
    }
  }
  return files;
}

/**
 * Writes the whole store into one file: a consistent snapshot of the database, and the pictures. The file gets its name
 * only when it is complete and on the disk; until then an earlier one of that name stays.
 *
 * @throws StartFailure where the file cannot be created.
 * @throws where the disk or the database fails; nothing is left behind.
 */
export async function writeBackup(
  kept: { readonly database: Database; readonly fileStores: FileStores },
  migrations: readonly Migration[],
  path: string,
): Promise<Held> {
  const unfinished = `${path}.${randomUUID()}.new`;
  const zipped = createGzip();
  const begun = await open(unfinished, 'wx', 0o600).catch((error: unknown) => {
    throw new StartFailure(`${path} cannot be written (${systemCode(error) ?? String(error)})`);
  });
  const written = pipeline(zipped, begun.createWriteStream());
  // Awaited below; a full disk ends the writing there.
  written.catch(() => undefined);
  const hash = createHash('sha256');
  const put = async (line: string) => {
    if (zipped.destroyed) await written;
    if (!zipped.write(line)) await Promise.race([once(zipped, 'drain'), written]);
  };
  const write: Write = async (value) => {
    const line = `${JSON.stringify(value)}\n`;
    hash.update(line);
    await put(line);
  };
  try {
    const at = new Date().toISOString();
    const rows = await kept.database.transaction((inside) => writeDatabase(inside, migrations, write, at));
    const files = await writeFiles(kept.fileStores, write);
    const end: End = { end: true, rows, files, sha256: hash.digest('hex') };
    await put(`${JSON.stringify(end)}\n`);
    zipped.end();
    await written;
    const file = await open(unfinished, 'r');
    await file.sync().finally(() => file.close());
    await rename(unfinished, path);
    return { rows, files, at };
  } catch (error) {
    zipped.destroy();
    await written.catch(() => undefined);
    await rm(unfinished, { force: true });
    throw error;
  }
}

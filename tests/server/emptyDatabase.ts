import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openEmbedded } from '../../server/store/embedded/openEmbedded';
import { migrate, readMigrations } from '../../server/store/migrate';
import { projectRoot } from '../../server/system/projectRoot';

const MIGRATIONS = join(projectRoot(), 'server/store/migrations');

/** How long a start may take, in ms, where the database has to be created on a busy machine. */
export const PATIENCE = 120_000;

type Tables = 'ours' | 'none';

/** The folder of the database that this version's migrations make, or of one without tables. */
async function folderOf(tables: Tables): Promise<string> {
  const made = join(tmpdir(), 'gravestone-empty-database-0.5.16-');
  if (tables === 'none') return `${made}without-tables`;
  const hashes = (await readMigrations(MIGRATIONS)).map(({ hash }) => hash).join('');
  return `${made}${createHash('sha256').update(hashes).digest('hex').slice(0, 12)}`;
}

async function put(dataDir: string, tables: Tables): Promise<void> {
  const made = await folderOf(tables);
  if (!existsSync(made)) {
    const folder = await mkdtemp(`${made}-`);
    const database = await openEmbedded(folder);
    if (tables === 'ours') await migrate(database, MIGRATIONS);
    await database.close();
    // The first test run renames it; the others' is deleted.
    await rename(join(folder, 'database'), made).catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  }
  // A thousand small files: by Node's own copying they take twice the time.
  await promisify(execFile)('cp', ['-r', made, join(dataDir, 'database')]);
}

/**
 * Puts an empty database with all its tables into a data folder: creating one takes seconds, copying is fast. The copy
 * is what the server itself creates; tests of the creation start without it.
 */
export const putEmptyDatabase = (dataDir: string): Promise<void> => put(dataDir, 'ours');

/** Puts a database without any table into a data folder, for those of another version. */
export const putBareDatabase = (dataDir: string): Promise<void> => put(dataDir, 'none');

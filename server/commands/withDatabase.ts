import { join } from 'node:path';
import { readSettings } from '../environment';
import { projectRoot } from '../projectRoot';
import { StartFailure } from '../startFailure';
import type { Database } from '../store/database';
import { openDataFolder } from '../store/dataFolder';
import { openEmbedded } from '../store/embedded/openEmbedded';
import { migrate } from '../store/migrate';
import { openPostgres } from '../store/postgres/openPostgres';
import { Refusal } from './refusal';

/**
 * Runs a command's work on the database that the environment names, its tables up to date, and closes it again. The
 * embedded one is open to one process at a time: a server that runs on it has to be stopped first.
 *
 * @throws StartFailure
 */
async function withDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  const { databaseUrl, dataDir } = readSettings(process.env);
  const migrations = join(projectRoot(), 'server/store/migrations');
  if (databaseUrl !== undefined) {
    const database = await openPostgres(databaseUrl);
    try {
      await database.alone(() => migrate(database, migrations));
      await work(database);
    } finally {
      await database.close();
    }
    return;
  }
  await openDataFolder(dataDir);
  const database = await openEmbedded(dataDir);
  try {
    await migrate(database, migrations);
    await work(database);
  } finally {
    await database.close();
  }
}

/** Runs a command; a mistake is one line and exit code 1. */
export async function runCommand(work: (database: Database) => Promise<void>): Promise<void> {
  try {
    await withDatabase(work);
  } catch (error) {
    const known = error instanceof StartFailure || error instanceof Refusal;
    console.error(
      known ? error.message : String(error instanceof Error ? error.message : error).split('\n')[0],
    );
    process.exitCode = 1;
  }
}

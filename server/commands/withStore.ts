import { join } from 'node:path';
import { type Copy, copyOfRunning } from '../backup/copyOfRunning';
import { readSettings } from '../environment';
import type { FileStores } from '../fileStores/fileStore';
import { openFileStores } from '../fileStores/openFileStores';
import type { Database } from '../store/database';
import { openDataFolder } from '../store/dataFolder';
import { openEmbedded } from '../store/embedded/openEmbedded';
import { migrate } from '../store/migrate';
import { checkPictureFolder, holdPictureFolder } from '../store/pictureFolder';
import { openPostgres } from '../store/postgres/openPostgres';
import { FOR_UPKEEP } from '../store/postgres/patience';
import { projectRoot } from '../system/projectRoot';
import { StartFailure } from '../system/startFailure';
import { Refusal } from './refusal';

/** What a command works on. */
export interface OpenStore {
  readonly database: Database;
  /**
   * Opens where the pictures lie.
   *
   * @throws StartFailure where that is not where this database's pictures lie: a backup from there would hold none.
   */
  readonly fileStores: () => Promise<FileStores>;
  /** How long a running server's database was held while it was copied, ms; undefined where it was not. */
  readonly heldMs: number | undefined;
}

/** The folder of numbered SQL files. */
export const migrationFolder = () => join(projectRoot(), 'server/store/migrations');

/**
 * How a command wants the tables: `upToDate`; `copied`, the same, where it only reads and may have a copy of them while a
 * server runs; or `asTheyAre`, where it makes them itself, and no node may start meanwhile.
 */
export type Tables = 'upToDate' | 'copied' | 'asTheyAre';

/**
 * Runs a command's work on the store that the environment names, and closes it again. The embedded database is open to
 * one process at a time: a server that runs on it has to be stopped first, but for work on a copy.
 *
 * @throws StartFailure
 */
async function withStore(work: (store: OpenStore) => Promise<void>, tables: Tables): Promise<void> {
  const { databaseUrl, dataDir, s3 } = readSettings(process.env);
  await openDataFolder(dataDir);
  const opened =
    databaseUrl === undefined ? undefined : await openPostgres(databaseUrl, undefined, FOR_UPKEEP);
  const copy = opened || tables !== 'copied' ? undefined : await copyOfRunning(dataDir);
  const database = opened ?? (await openHere(copy, dataDir));
  const alone = opened ? opened.alone : <Result>(inTurn: () => Promise<Result>) => inTurn();
  try {
    const fileStores = async () => {
      if (opened && !s3 && tables !== 'asTheyAre') await checkPictureFolder(database, dataDir);
      return openFileStores(dataDir, s3);
    };
    const store = { database, fileStores, heldMs: copy?.heldMs };
    if (tables === 'asTheyAre')
      return await alone(async () => {
        await work(store);
        // The pictures lie here now, whatever was noted of the database that gave way.
        if (opened && !s3) await holdPictureFolder(database, dataDir);
      });
    await alone(() => migrate(database, migrationFolder()));
    await work(store);
  } finally {
    await database.close();
    await copy?.end();
  }
}

/** Opens the embedded database, or the copy of one; a copy that cannot be opened is thrown away. */
async function openHere(copy: Copy | undefined, dataDir: string): Promise<Database> {
  try {
    return await openEmbedded(copy?.folder ?? dataDir);
  } catch (error) {
    await copy?.end();
    throw error;
  }
}

/** Runs a command; a mistake is one line and exit code 1. */
export async function runCommand(
  work: (store: OpenStore) => Promise<void>,
  tables: Tables = 'upToDate',
): Promise<void> {
  try {
    await withStore(work, tables);
  } catch (error) {
    const known = error instanceof StartFailure || error instanceof Refusal;
    console.error(
      known ? error.message : String(error instanceof Error ? error.message : error).split('\n')[0],
    );
    process.exitCode = 1;
  }
}

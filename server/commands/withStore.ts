import { join } from 'node:path';
import { type Copy, copyOfRunning } from '../backup/copyOfRunning';
import { readSettings } from '../environment';
import type { FileStores } from '../fileStores/fileStore';
import { openFileStores } from '../fileStores/openFileStores';
import { letterFolder } from '../mail/mailer';
import type { Warnings } from '../pictures/keepPreview';
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

/** Where what a command only warns of is said: the error stream. */
export const COMMAND_LOG: Warnings = {
  warn: (...said: unknown[]) => console.error(said.filter((each) => typeof each === 'string').join(' ')),
};

/** What a command works on. */
export interface OpenStore {
  readonly database: Database;
  /**
   * Opens the stores of files.
   *
   * @throws StartFailure where they are not those of this database: a backup from there would hold no pictures.
   */
  readonly fileStores: () => Promise<FileStores>;
  /** The folder of letters that are kept as files. */
  readonly letters: string;
  /** How long a running server's statements waited for the copy, ms; undefined where none was made. */
  readonly heldMs: number | undefined;
}

/** The folder of numbered SQL files. */
export const migrationFolder = () => join(projectRoot(), 'server/store/migrations');

/**
 * How a command wants the tables: `upToDate`; `copied`, the same, but a running server's copy will do since it only
 * reads; or `asTheyAre`, where it makes them itself and no node may start meanwhile.
 */
export type Tables = 'upToDate' | 'copied' | 'asTheyAre';

/**
 * Runs a command on the store that the environment names, and closes it again. Only one process may open the embedded
 * database: a server that runs on it has to be stopped first, unless a copy will do.
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
    const store = { database, fileStores, letters: letterFolder(dataDir), heldMs: copy?.heldMs };
    if (tables === 'asTheyAre')
      return await alone(async () => {
        await work(store);
        // The pictures are here now, whatever was noted in the database that was replaced.
        if (opened && !s3) await holdPictureFolder(database, dataDir);
      });
    await alone(() => migrate(database, migrationFolder()));
    await work(store);
  } finally {
    await database.close();
    await copy?.end();
  }
}

/** Opens the embedded database, or a copy of it; a copy that cannot be opened is deleted. */
async function openHere(copy: Copy | undefined, dataDir: string): Promise<Database> {
  try {
    return await openEmbedded(copy?.folder ?? dataDir);
  } catch (error) {
    await copy?.end();
    throw error;
  }
}

/** Runs a command; an error is one line and exit code 1. */
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

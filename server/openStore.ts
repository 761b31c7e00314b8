import { openFileStores } from './fileStores/openFileStores';
import type { S3Settings } from './fileStores/s3Store';
import { letterFolder } from './mail/mailer';
import { openPictures } from './pictures/pictureStore';
import { openPreviews } from './pictures/previewStore';
import type { Kept } from './services';
import type { Database } from './store/database';
import { openDataFolder } from './store/dataFolder';
import type { WhenBroken } from './store/embedded/breakage';
import { type EmbeddedDatabase, openEmbedded } from './store/embedded/openEmbedded';
import { type CatalogueLists, loadCatalogue } from './store/loadCatalogue';
import { isUpToDate, migrate } from './store/migrate';
import { holdPictureFolder } from './store/pictureFolder';
import { openPostgres } from './store/postgres/openPostgres';
import { FOR_UPKEEP } from './store/postgres/patience';
import { seedUsers } from './store/seedUsers';
import { keepSpareRoom } from './store/spareRoom';
import { type Disk, diskOf, NO_DISK } from './system/disk';
import { StartFailure } from './system/startFailure';

/** The settings for opening a store. */
export interface StoreOptions {
  readonly dataDir: string;
  /** The provider's PostgreSQL; the embedded database in `dataDir` where it is undefined. */
  readonly databaseUrl?: string | undefined;
  /** The storage of pictures instead of `dataDir`. */
  readonly s3?: S3Settings | undefined;
  /** The folder of numbered SQL files. */
  readonly migrations: string;
  readonly catalogue: CatalogueLists;
  readonly demoPassword: string | undefined;
  readonly whenBroken?: WhenBroken;
}

/** An open store. */
export interface Store extends Kept {
  /** Copies the embedded database; undefined with PostgreSQL. */
  readonly copying: Pick<EmbeddedDatabase, 'copyTo' | 'receive'> | undefined;
  /** The demo users' password, if one was just made up. */
  readonly inventedPassword: string | undefined;
}

/** An open database, and how to run in it what only one node may do at a time, however long it takes. */
interface Opened {
  readonly database: Database;
  readonly copying: Store['copying'];
  readonly alone: <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>;
}

/** Prepares a provider's database over separate connections, since those for requests have shorter timeouts. */
async function aloneWithPatience<Result>(
  url: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const patient = await openPostgres(url, undefined, FOR_UPKEEP);
  try {
    return await patient.alone(() => work(patient));
  } finally {
    await patient.close();
  }
}

async function openDatabase({ databaseUrl, dataDir, whenBroken }: StoreOptions, disk: Disk): Promise<Opened> {
  if (databaseUrl !== undefined) {
    const database = await openPostgres(databaseUrl);
    return { database, copying: undefined, alone: (work) => aloneWithPatience(databaseUrl, work) };
  }
  await keepSpareRoom(dataDir, disk);
  // The lock on its folder excludes every other process.
  const database = await openEmbedded(dataDir, whenBroken, disk);
  return { database, copying: database, alone: (work) => work(database) };
}

/**
 * Brings the tables and the catalogue up to date and adds the demo users to an empty database. A provider's database
 * gets them only with a configured password: a made-up one would not be noticed there, and remain.
 *
 * @returns the password that was made up, if one was.
 */
async function getReady(database: Database, disk: Disk, options: StoreOptions): Promise<string | undefined> {
  if (options.databaseUrl === undefined && (await disk.isFull())) {
    // It is opened for reading; the other steps are left to the next start.
    if (await isUpToDate(database, options.migrations)) return undefined;
    throw new StartFailure(
      `the disk of DATA_DIR ${options.dataDir} is full: the database cannot be made ready`,
    );
  }
  await migrate(database, options.migrations);
  if (options.databaseUrl !== undefined && !options.s3) await holdPictureFolder(database, options.dataDir);
  await loadCatalogue(database, options.catalogue);
  if (options.databaseUrl !== undefined && !options.demoPassword) return undefined;
  return seedUsers(database, options.demoPassword);
}

/**
 * Opens the whole store: the database with its tables up to date, the catalogue of the files in it, the demo users in
 * an empty one, and the stores of previews, uploaded pictures and tiles.
 *
 * @throws StartFailure
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  await openDataFolder(options.dataDir);
  const inFolder = options.databaseUrl === undefined || options.s3 === undefined;
  const disk = inFolder ? diskOf(options.dataDir) : NO_DISK;
  const { database, copying, alone } = await openDatabase(options, disk);
  try {
    const inventedPassword = await alone((patient) => getReady(patient, disk, options));
    const fileStores = await openFileStores(options.dataDir, options.s3, disk);
    const letters = letterFolder(options.dataDir);
    const previews = openPreviews(fileStores.previews);
    const pictures = openPictures(fileStores.pictures);
    return { database, copying, disk, previews, pictures, fileStores, letters, inventedPassword };
  } catch (error) {
    await database.close();
    throw error;
  }
}

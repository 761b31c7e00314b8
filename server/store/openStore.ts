import { join } from 'node:path';
import { openPreviews } from '../pictures/previewFolder';
import type { Services } from '../services';
import { openDataFolder } from './dataFolder';
import type { WhenBroken } from './embedded/breakage';
import { type EmbeddedDatabase, openEmbedded } from './embedded/openEmbedded';
import { type CatalogueLists, loadCatalogue } from './loadCatalogue';
import { migrate } from './migrate';
import { seedUsers } from './seedUsers';

/** What a store is opened from. */
export interface StoreOptions {
  readonly dataDir: string;
  /** The folder of numbered SQL files. */
  readonly migrations: string;
  readonly catalogue: CatalogueLists;
  readonly demoPassword: string | undefined;
  readonly whenBroken?: WhenBroken;
}

/** An open store. */
export interface Store extends Services {
  readonly database: EmbeddedDatabase;
  /** The demo users' password, where one was made up just now. */
  readonly inventedPassword: string | undefined;
}

/**
 * Opens everything that is kept: the embedded database with its tables up to date, the catalogue of the files in it,
 * the demo users in an empty one, and the folder of previews.
 *
 * @throws StartFailure
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  await openDataFolder(options.dataDir);
  const database = await openEmbedded(options.dataDir, options.whenBroken);
  try {
    await migrate(database, options.migrations);
    await loadCatalogue(database, options.catalogue);
    const inventedPassword = await seedUsers(database, options.demoPassword);
    const previews = await openPreviews(join(options.dataDir, 'previews'));
    return { database, previews, inventedPassword };
  } catch (error) {
    await database.close();
    throw error;
  }
}

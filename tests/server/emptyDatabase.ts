import { existsSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '../../server/store/embedded/openEmbedded';

const MADE = join(tmpdir(), 'gravestone-empty-database-0.5.16');

/** How long a start may take, in ms, where the database has to be created on a busy machine. */
export const PATIENCE = 60_000;

/**
 * Puts an empty database into a data folder: creating one takes seconds, copying is fast. The copy is what the server
 * itself creates; tests of the creation start without it.
 */
export async function putEmptyDatabase(dataDir: string): Promise<void> {
  if (!existsSync(MADE)) {
    const folder = await mkdtemp(`${MADE}-`);
    await (await openEmbedded(folder)).close();
    // The first test run renames it; the others' is deleted.
    await rename(join(folder, 'database'), MADE).catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  }
  await cp(MADE, join(dataDir, 'database'), { recursive: true });
}

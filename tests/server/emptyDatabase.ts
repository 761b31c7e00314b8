import { existsSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '../../server/store/embedded/openEmbedded';

const MADE = join(tmpdir(), 'gravestone-empty-database-0.5.16');

/** How long a start may take, in ms, where the database has yet to be made on a busy machine. */
export const PATIENCE = 60_000;

/**
 * Puts an empty database into a data folder: making one takes seconds, copying one a moment. The copy is what the
 * server makes itself; tests of the making start without it.
 */
export async function putEmptyDatabase(dataDir: string): Promise<void> {
  if (!existsSync(MADE)) {
    const folder = await mkdtemp(`${MADE}-`);
    await (await openEmbedded(folder)).close();
    // Whichever test run is first gives it its name; the others' is thrown away.
    await rename(join(folder, 'database'), MADE).catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  }
  await cp(MADE, join(dataDir, 'database'), { recursive: true });
}

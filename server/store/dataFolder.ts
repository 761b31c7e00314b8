import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFailure } from '../system/startFailure';
import { systemCode } from '../system/systemCode';

/**
 * Creates a folder where missing and checks that it is writable. It holds tokens: only its owner may read it.
 *
 * @throws StartFailure
 */
export async function openDataFolder(folder: string): Promise<void> {
  const probe = join(folder, `.probe-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new StartFailure(`DATA_DIR ${folder} cannot be written (${systemCode(error) ?? String(error)})`);
  }
}

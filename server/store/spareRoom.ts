import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Disk } from '../system/disk';

/** What the embedded database writes while it opens, and some more. */
const BYTES = 1024 * 1024;

/**
 * Reserves a little disk space with a file of zeros, and deletes it where none is left at the start: otherwise the
 * embedded database could not even be opened for reading.
 */
export async function keepSpareRoom(folder: string, disk: Disk): Promise<void> {
  const file = join(folder, 'spare-room');
  if (await disk.isFull()) {
    await rm(file, { force: true });
    return;
  }
  const kept = await stat(file).catch(() => undefined);
  if (kept?.size !== BYTES) await writeFile(file, Buffer.alloc(BYTES), { mode: 0o600 });
}

import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Disk } from '../system/disk';

/** What the embedded database writes to be opened at all, and some more. */
const BYTES = 1024 * 1024;

/**
 * Keeps a little room on the disk as a file of nothing, and gives it up where there is none left at the start: without any
 * the embedded database could not be opened for reading either.
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

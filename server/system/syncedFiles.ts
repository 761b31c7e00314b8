import { open } from 'node:fs/promises';

/** Has a folder's names on the disk when this returns. Windows opens no folders, and keeps names by its own journal. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Writes a new file, for its owner's eyes alone, whose content is on the disk when this returns; its name is not yet. */
export async function writeSynced(path: string, bytes: Uint8Array | string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

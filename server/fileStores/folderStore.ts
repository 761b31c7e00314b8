import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { type Disk, DiskFull, isDiskFull, NO_DISK } from '../system/disk';
import { syncFolder, writeSynced } from '../system/syncedFiles';
import { systemCode } from '../system/systemCode';
import type { FileStore } from './fileStore';

/** Writes a file that is complete and on the disk when this returns; its name never shows a partial file. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  // A unique name, so that concurrent writers of the same file do not collide.
  const unfinished = `${path}.${randomUUID()}.new`;
  try {
    await writeSynced(unfinished, bytes);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await rename(unfinished, path);
  await syncFolder(dirname(path));
}

/** Undefined for a missing file, instead of an error. */
async function ifThere<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** A store of files in a folder, which is created where missing. A name with a slash is in a subfolder. */
export async function folderStore(folder: string, disk: Disk = NO_DISK): Promise<FileStore> {
  await mkdir(folder, { recursive: true });
  return {
    put: async (name, bytes) => {
      // The rest is kept free for the database, which may be beside it.
      if (await disk.isFull()) throw new DiskFull();
      const path = join(folder, name);
      try {
        if (name.includes('/')) await mkdir(dirname(path), { recursive: true });
        await writeWhole(path, bytes);
      } catch (error) {
        if (isDiskFull(error)) disk.refused();
        throw error;
      }
    },
    read: (name) => ifThere(readFile(join(folder, name))),
    changedAt: async (name) => (await ifThere(stat(join(folder, name))))?.mtime,
    remove: (name) => rm(join(folder, name), { force: true }),
    list: async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      // Names with a dot at the start are not files of the store, such as the folder's mark.
      const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
      const found = await Promise.all(
        files.map(async (entry) => {
          const path = join(entry.parentPath, entry.name);
          const there = await ifThere(stat(path));
          return there && { name: relative(folder, path).split(sep).join('/'), changedAt: there.mtime };
        }),
      );
      return found.filter((each) => each !== undefined);
    },
  };
}

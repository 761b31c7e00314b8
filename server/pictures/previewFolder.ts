import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { systemCode } from '../startFailure';
import type { PreviewPicture } from './previewPicture';

/** Where previews lie; names are random, so that a new preview never overwrites the one still referred to. */
export interface PreviewFolder {
  /** Keeps a picture and gives its name; it is whole and on the disk when this returns. */
  keep(picture: PreviewPicture): Promise<string>;
  /** The bytes and media type of a kept picture; undefined where the file is gone. */
  read(name: string): Promise<{ bytes: Buffer; mediaType: string } | undefined>;
  remove(name: string): Promise<void>;
  /** Removes what has lain there for `age` ms and is not among `wanted`: what a crash between two writes left. */
  sweep(wanted: ReadonlySet<string>, age: number): Promise<number>;
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Writes a file that is whole and on the disk, under its name, when this returns; nothing half written ever has it. */
export async function writeWhole(folder: string, name: string, bytes: Buffer): Promise<void> {
  const unfinished = join(folder, `${name}.new`);
  const file = await open(unfinished, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, join(folder, name));
  await syncFolder(folder);
}

/** A file's bytes; undefined where it is not there. */
export async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Opens the folder of previews, and makes it where there is none. */
export async function openPreviews(folder: string): Promise<PreviewFolder> {
  await mkdir(folder, { recursive: true });
  const sweepOne = async (name: string, age: number): Promise<number> => {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (!found || Date.now() - found.mtimeMs < age) return 0;
    await rm(path, { force: true });
    return 1;
  };
  return {
    keep: async ({ bytes, type }) => {
      const name = `${randomUUID()}.${type}`;
      await writeWhole(folder, name, bytes);
      return name;
    },
    read: async (name) => {
      const bytes = await readIfThere(join(folder, name));
      return bytes && { bytes, mediaType: `image/${name.split('.').at(-1)}` };
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    sweep: async (wanted, age) => {
      const names = (await readdir(folder)).filter((name) => !wanted.has(name));
      const removed = await Promise.all(names.map((name) => sweepOne(name, age)));
      return removed.reduce((sum, each) => sum + each, 0);
    },
  };
}

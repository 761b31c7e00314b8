import type { Dirent } from 'node:fs';
import { constants, copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { systemCode } from '../../system/systemCode';

/** How many files are copied at a time; Node has four threads for it. */
const AT_ONCE = 4;

/**
 * A file changed so shortly before it was looked at, in ms, may change again with the same time: file systems' clocks
 * have a resolution of some milliseconds.
 */
const SETTLED_MS = 2000;

/** Processes many items, a few at a time. */
async function forEachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const workThrough = async () => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, workThrough));
}

/** A copy of a folder that is updated repeatedly, each time by what was written since. */
export class FolderCopy {
  /** Size and times of each copied file. */
  private readonly copied = new Map<string, string>();

  constructor(
    private readonly from: string,
    private readonly to: string,
  ) {}

  /** Updates the copy: exactly, where nothing is written meanwhile; otherwise the next update finds the rest. */
  async update(): Promise<void> {
    const began = Date.now();
    const entries = await readdir(this.from, { recursive: true, withFileTypes: true });
    const nameOf = (entry: Dirent) => relative(this.from, join(entry.parentPath, entry.name));
    await mkdir(this.to, { recursive: true, mode: 0o700 });
    for (const folder of entries.filter((entry) => entry.isDirectory()))
      await mkdir(join(this.to, nameOf(folder)), { recursive: true, mode: 0o700 });
    const files = entries.filter((entry) => entry.isFile()).map(nameOf);
    await forEachOf(files, (name) => this.copy(name, began));
    const there = new Set(entries.map(nameOf));
    for (const name of await readdir(this.to, { recursive: true }))
      if (!there.has(name)) await rm(join(this.to, name), { recursive: true, force: true });
  }

  private async copy(name: string, began: number): Promise<void> {
    try {
      const { mtimeNs, size, ino } = await stat(join(this.from, name), { bigint: true });
      const look = `${mtimeNs} ${size} ${ino}`;
      if (this.copied.get(name) === look) return;
      // Shares the blocks where the file system can, which takes no time and no space.
      await copyFile(join(this.from, name), join(this.to, name), constants.COPYFILE_FICLONE);
      if (Number(mtimeNs / 1_000_000n) < began - SETTLED_MS) this.copied.set(name, look);
      else this.copied.delete(name);
    } catch (error) {
      // Deleted since the list was made.
      if (systemCode(error) !== 'ENOENT') throw error;
    }
  }
}

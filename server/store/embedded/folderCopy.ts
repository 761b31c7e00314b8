import type { Dirent } from 'node:fs';
import { constants, copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { systemCode } from '../../system/systemCode';

/** So many files are copied at a time; Node has four threads for it. */
const AT_ONCE = 4;

/**
 * What was written so shortly before the look, in ms, may be written again without looking otherwise: file systems tell the
 * time of a writing by a clock of some milliseconds.
 */
const SETTLED_MS = 2000;

/** Does something with each of many, a few at a time. */
async function forEachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const workThrough = async () => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, workThrough));
}

/** A copy of a folder that is brought up to date again and again, each time by what was written since. */
export class FolderCopy {
  /** How each file looked that was copied. */
  private readonly copied = new Map<string, string>();

  constructor(
    private readonly from: string,
    private readonly to: string,
  ) {}

  /** Brings the copy up to date: exactly, where nobody writes meanwhile; else so that the next time finds what is missing. */
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
      // A file system that can shares the blocks, which takes no time and no room.
      await copyFile(join(this.from, name), join(this.to, name), constants.COPYFILE_FICLONE);
      if (Number(mtimeNs / 1_000_000n) < began - SETTLED_MS) this.copied.set(name, look);
      else this.copied.delete(name);
    } catch (error) {
      // Gone since the list was made.
      if (systemCode(error) !== 'ENOENT') throw error;
    }
  }
}

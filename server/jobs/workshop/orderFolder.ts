import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { syncFolder, writeSynced } from '../../system/syncedFiles';
import { systemCode } from '../../system/systemCode';

/** The list of an order's files, which is written last: a folder that has it is whole. */
const LIST = 'contents.json';

/** How the name of a folder ends that is still written to; it begins with a dot. */
const UNFINISHED = '.partial';

/** After so long nobody writes to an unfinished folder any more: its process was killed, ms. */
const LEFT_BEHIND = 24 * 3_600_000;

const contents = z.object({
  format: z.literal('gravestone-order-folder'),
  formatVersion: z.literal(1),
  /** The id of the order. */
  order: z.string(),
  number: z.number(),
  files: z.array(z.object({ name: z.string(), bytes: z.number(), sha256: z.string() })),
});
type Contents = z.infer<typeof contents>;

/** A file of an order. */
export interface OrderFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The id of the order whose folder this is; undefined for any other folder, or none. */
async function orderIn(folder: string): Promise<string | undefined> {
  try {
    return contents.parse(JSON.parse(await readFile(join(folder, LIST), 'utf8'))).order;
  } catch {
    return undefined;
  }
}

/** The n-th name of an order's folder: `1042-2026-11-26`, then `1042-2026-11-26-2`. */
const nth = (name: string, n: number) => (n === 1 ? name : `${name}-${n}`);

/** The name under which an order lies in a folder; undefined where it does not. */
export async function nameOfOrder(folder: string, name: string, order: string): Promise<string | undefined> {
  const there = await readdir(folder);
  for (let n = 1; there.includes(nth(name, n)); n += 1)
    if ((await orderIn(join(folder, nth(name, n)))) === order) return nth(name, n);
  return undefined;
}

/** Whether a name was taken: what Linux, macOS and Windows say of renaming a folder onto one that is not empty. */
const isTaken = (error: unknown) =>
  ['ENOTEMPTY', 'EEXIST', 'EPERM', 'ENOTDIR'].includes(systemCode(error) ?? '');

/** Gives a whole folder the first free name. */
async function takeName(unfinished: string, folder: string, name: string): Promise<string> {
  for (let n = 1; ; n += 1) {
    const free = nth(name, n);
    // An empty folder of the name would be replaced, though it is somebody's.
    if ((await readdir(folder)).includes(free)) continue;
    try {
      await rename(unfinished, join(folder, free));
      return free;
    } catch (error) {
      if (!isTaken(error) || !(await readdir(folder)).includes(free)) throw error;
    }
  }
}

/**
 * Writes an order's files into a folder of its own, which has its name once every file of it is on the disk.
 *
 * @param name the name wished; where it is taken it gets a number behind it, so that nothing is replaced.
 * @returns the name.
 */
export async function writeOrderFolder(
  folder: string,
  name: string,
  order: Pick<Contents, 'order' | 'number'>,
  files: readonly OrderFile[],
): Promise<string> {
  const unfinished = join(folder, `.${name}.${randomUUID()}${UNFINISHED}`);
  await mkdir(unfinished, { mode: 0o700 });
  try {
    for (const file of files) await writeSynced(join(unfinished, file.name), file.bytes);
    const list: Contents = {
      format: 'gravestone-order-folder',
      formatVersion: 1,
      ...order,
      files: files.map((file) => ({
        name: file.name,
        bytes: file.bytes.length,
        sha256: createHash('sha256').update(file.bytes).digest('hex'),
      })),
    };
    await writeSynced(join(unfinished, LIST), `${JSON.stringify(list, null, 2)}\n`);
    await syncFolder(unfinished);
    const taken = await takeName(unfinished, folder, name);
    await syncFolder(folder);
    return taken;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** Removes what processes that were killed have left behind, once that is a day old. */
export async function sweepUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith('.') || !name.endsWith(UNFINISHED)) continue;
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > LEFT_BEHIND) await rm(join(folder, name), { recursive: true, force: true });
  }
}

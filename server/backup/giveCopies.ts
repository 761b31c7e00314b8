import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { visitHolder } from '../store/embedded/folderLock';
import type { EmbeddedDatabase } from '../store/embedded/openEmbedded';
import { type Disk, isDiskFull, RESERVE } from '../system/disk';
import { ASKED, type CopyAnswer, HEARD, linesOf } from './copyAnswer';

/** The prefix of copies' folders; they hold the whole database, so only their owner may read them. */
const BEGINS = 'copy-';

/** The size of a folder's files, in bytes. */
async function sizeOf(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  let size = 0;
  // A file may be deleted meanwhile.
  for (const name of names)
    size += await stat(join(folder, name)).then(
      (found) => found.size,
      () => 0,
    );
  return size;
}

/** What copies are made of, and where. */
export interface CopySource {
  readonly database: Pick<EmbeddedDatabase, 'copyTo' | 'receive'>;
  readonly dataDir: string;
  readonly disk: Disk;
  /** Called where a copy could not be made or deleted. */
  readonly failed: (error: unknown) => void;
}

async function makeCopy({ database, dataDir, disk, failed }: CopySource, name: string): Promise<CopyAnswer> {
  const folder = join(dataDir, name);
  try {
    const { bavail, bsize } = await statfs(dataDir);
    const left = bavail * bsize - (await sizeOf(join(dataDir, 'database')));
    if (left < 2 * RESERVE) return { refused: 'full' };
    await mkdir(folder, { mode: 0o700 });
    return { copy: name, heldMs: await database.copyTo(join(folder, 'database')) };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    if (isDiskFull(error)) {
      disk.refused();
      return { refused: 'full' };
    }
    failed(error);
    return { refused: 'failed' };
  }
}

/** Deletes copies left by a killed process; one that a command still reads is locked by it. */
async function dropLeftCopies(dataDir: string): Promise<void> {
  for (const name of (await readdir(dataDir)).filter((each) => each.startsWith(BEGINS))) {
    const folder = join(dataDir, name);
    const reader = await visitHolder(folder);
    reader?.destroy();
    if (!reader) await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Makes the process that holds a database give copies of it to others that ask at its lock, one at a time. A copy lasts
 * as long as they are connected; if this process ends first, they may read on, and delete it themselves.
 */
export async function giveCopies(source: CopySource): Promise<void> {
  const { dataDir, database, failed } = source;
  let isBusy = false;
  const give = async (visitor: Socket) => {
    const gone = Promise.race([once(visitor, 'end'), once(visitor, 'error')]).catch(() => undefined);
    const say = (what: CopyAnswer) => visitor.write(`${JSON.stringify(what)}\n`);
    if (isBusy) {
      say({ refused: 'busy' });
      visitor.end();
      return;
    }
    isBusy = true;
    const name = `${BEGINS}${randomUUID()}`;
    const made = await makeCopy(source, name);
    say(made);
    if ('refused' in made) visitor.end();
    await gone;
    await rm(join(dataDir, name), { recursive: true, force: true });
    isBusy = false;
  };
  const receive = async (visitor: Socket) => {
    if ((await linesOf(visitor)()) !== ASKED) {
      visitor.destroy();
      return;
    }
    visitor.write(`${HEARD}\n`);
    await give(visitor);
  };
  database.receive((visitor) => {
    receive(visitor).catch(failed);
  });
  await dropLeftCopies(dataDir);
}

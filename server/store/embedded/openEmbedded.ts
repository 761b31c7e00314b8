import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';
import { type Disk, NO_DISK } from '../../system/disk';
import { StartFailure } from '../../system/startFailure';
import { systemCode } from '../../system/systemCode';
import type { Database } from '../database';
import { Breakage, type WhenBroken } from './breakage';
import { FolderCopy } from './folderCopy';
import { lockFolder, type Receive } from './folderLock';
import { PreparedStatements } from './preparedStatements';
import { type Pass, queriesOn } from './queries';
import { ReadingAlone } from './readingAlone';
import { SyncingFiles, syncPath } from './syncingFiles';

/** The embedded database, and how often its disk was made to keep what it was given. */
export interface EmbeddedDatabase extends Database {
  syncs(): number;
  /**
   * Copies its files into a folder that is not there yet, as of one moment: other statements wait meanwhile.
   *
   * @returns for how long, in ms.
   */
  copyTo(folder: string): Promise<number>;
  /** Has other processes that come to its lock be received. */
  receive(how: Receive): void;
}

/**
 * `-F` among PGlite's own parameters switches fsync off; and of the ways to sync the log only `fsync` reaches the
 * file system that we give it (Emscripten's fdatasync does nothing).
 */
const DURABLE = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
  ...['-c', 'synchronous_commit=on', '-c', 'full_page_writes=on'],
  // With PostgreSQL's own 128 MB the process holds 200 MB more, and a WebAssembly's memory never shrinks; what does not fit
  // lies in the system's cache of files.
  ...['-c', 'shared_buffers=32MB'],
];

async function open(folder: string): Promise<{ postgres: PGlite; files: SyncingFiles }> {
  const files = new SyncingFiles(folder);
  const postgres = await PGlite.create({ fs: files, startParams: DURABLE });
  return { postgres, files };
}

/**
 * Makes a new database under a name of its own and gives it its place only when it is whole and on the disk, so that
 * a kill in the middle leaves nothing half made behind.
 */
async function create(dataDir: string, folder: string): Promise<void> {
  const there = existsSync(folder) ? await readdir(folder) : [];
  if (there.length > 0)
    throw new StartFailure(`${folder} holds something that is not this program’s database`);
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const { postgres } = await open(unfinished);
  await postgres.close();
  for (const name of await readdir(unfinished, { recursive: true })) syncPath(join(unfinished, name));
  await rename(unfinished, folder);
  syncPath(dataDir);
}

/**
 * Opens the database that lives in `dataDir`/database, and makes it where there is none.
 *
 * @param dataDir an existing, writable folder.
 * @param whenBroken is told when the disk refused what was written: the process must end and start again, since only
 *   opening anew recovers; until then every statement fails.
 * @param disk what the folder lies on: while it is full, statements read and do not write.
 * @throws StartFailure where another process has it open or where it cannot be opened.
 */
export async function openEmbedded(
  dataDir: string,
  whenBroken: WhenBroken = () => undefined,
  disk: Disk = NO_DISK,
): Promise<EmbeddedDatabase> {
  const lock = await lockFolder(dataDir);
  try {
    const folder = join(dataDir, 'database');
    if (!existsSync(join(folder, 'PG_VERSION'))) await create(dataDir, folder);
    // Left behind by a kill, and empty, it stops PostgreSQL from opening; the lock above tells that it is nobody's.
    await rm(join(folder, 'postmaster.pid'), { force: true });
    const { postgres, files } = await open(folder);
    const breakage = new Breakage(whenBroken);
    const database = adapt(postgres, breakage, disk);
    const [setting] = await database.rows(z.object({ fsync: z.string() }), 'show fsync');
    if (setting?.fsync !== 'on') throw new StartFailure('the embedded database does not sync its writes');
    return {
      ...database,
      syncs: () => files.syncs,
      receive: (how) => lock.receive(how),
      copyTo: async (target) => {
        const copy = new FolderCopy(folder, target);
        // Most of it while others go on; then they wait for what was written meanwhile.
        await copy.update();
        return breakage.inTurn(async () => {
          const began = performance.now();
          // All that PostgreSQL has in memory is in its files then, and nothing is written as long as it is our turn.
          await postgres.exec('checkpoint');
          await copy.update();
          return performance.now() - began;
        });
      },
      close: async () => {
        await database.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    if (error instanceof StartFailure) throw error;
    const reason = systemCode(error) ?? (error instanceof Error ? error.message : String(error));
    throw new StartFailure(`the database in ${dataDir} cannot be opened: ${reason}`);
  }
}

/** Runs work between `begin` and `commit`; a throw rolls everything back. */
async function inTransaction<Result>(
  statements: PreparedStatements,
  breakage: Breakage,
  work: () => Promise<Result>,
): Promise<Result> {
  const say = (what: string) => breakage.watch(() => statements.query(what, []));
  await say('begin');
  try {
    const result = await work();
    const { command } = await say('commit');
    // PostgreSQL answers so, and no more, where a statement failed and whoever ran it went on regardless.
    if (command === 'ROLLBACK') throw new Error('a statement of the transaction had failed');
    return result;
  } catch (error) {
    if (!breakage.isBroken) await say('rollback');
    throw error;
  }
}

function adapt(postgres: PGlite, breakage: Breakage, disk: Disk): Database {
  const reading = new ReadingAlone(postgres, disk);
  const inTurn: Pass = (work) => breakage.inTurn(() => reading.run(work));
  const statements = new PreparedStatements(postgres);
  const queries = queriesOn(statements, inTurn);
  const inside = queriesOn(statements, (statement) => breakage.watch(statement));
  return {
    ...queries,
    unhurried: queries,
    transaction: (work) => inTurn(() => inTransaction(statements, breakage, () => work(inside))),
    // It has one connection, which works for one at a time.
    connections: () => ({
      open: 1,
      idle: breakage.queued > 0 ? 0 : 1,
      waiting: Math.max(0, breakage.queued - 1),
    }),
    tidy: async () => {
      if (await disk.isFull()) return;
      await queries.script('vacuum analyze');
      await queries.script('checkpoint');
    },
    close: async () => {
      if (!postgres.closed && !breakage.isBroken) await postgres.close();
    },
  };
}

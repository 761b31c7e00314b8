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

/** The embedded database, with the number of its disk syncs. */
export interface EmbeddedDatabase extends Database {
  syncs(): number;
  /**
   * Copies its files into a new folder, as of one moment: other statements wait meanwhile.
   *
   * @returns for how long, in ms.
   */
  copyTo(folder: string): Promise<number>;
  /** Sets the handler of other processes' connections to its lock. */
  receive(how: Receive): void;
}

/**
 * `-F` among PGlite's own parameters switches fsync off; and of the ways to sync the log only `fsync` reaches our file
 * system (Emscripten's fdatasync does nothing).
 */
const DURABLE = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
  ...['-c', 'synchronous_commit=on', '-c', 'full_page_writes=on'],
  // With PostgreSQL's default of 128 MB the process holds 200 MB more, and WebAssembly memory never shrinks; the rest
  // is in the system's file cache.
  ...['-c', 'shared_buffers=32MB'],
  // A log that is done is deleted; used again, it would keep what was erased until it is written over.
  ...['-c', 'wal_recycle=off'],
];

async function open(folder: string): Promise<{ postgres: PGlite; files: SyncingFiles }> {
  const files = new SyncingFiles(folder);
  const postgres = await PGlite.create({ fs: files, startParams: DURABLE });
  return { postgres, files };
}

/**
 * Creates a new database under a temporary name and renames it only when it is complete and on the disk, so that a kill
 * leaves nothing incomplete behind.
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
 * Opens the database in `dataDir`/database, and creates it where there is none.
 *
 * @param dataDir an existing, writable folder.
 * @param whenBroken is called when the disk refused a write: the process must end and restart, since only opening anew
 *   recovers; until then every statement fails.
 * @param disk the folder's disk: while it is full, statements can only read.
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
    // Left by a kill, and empty, it stops PostgreSQL from opening; the lock above proves that no process uses it.
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
        // Most of it while others run; then they wait for the changes since.
        await copy.update();
        return breakage.inTurn(async () => {
          const began = performance.now();
          // Then all of PostgreSQL's memory is in its files, and nothing is written during our turn.
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
    // PostgreSQL's only sign that a statement failed and the transaction continued regardless.
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
    // It has one connection, used by one at a time.
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
    scrub: async () => {
      if (await disk.isFull()) return;
      // The planner's statistics hold values of rows: those of deleted ones, of a table that is empty now, would stay.
      await queries.script('delete from pg_statistic');
      await queries.script('vacuum full');
      await queries.script('analyze');
      // What was erased stands in the log too: that ends here, and the checkpoint deletes it.
      await queries.script('select pg_switch_wal()');
      await queries.script('checkpoint');
    },
    close: async () => {
      if (!postgres.closed && !breakage.isBroken) await postgres.close();
    },
  };
}

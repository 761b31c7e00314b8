import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { systemCode } from '../../server/system/systemCode';

const run = promisify(execFile);

/** A folder whose disk a test can fill. */
export interface SmallDisk {
  readonly folder: string;
  /** Whether it is a real disk, or a simulated one. */
  readonly isOwn: boolean;
  /** Fills it up to so many bytes. */
  fill(leaving: number): Promise<void>;
  empty(): Promise<void>;
  remove(): Promise<void>;
}

const real = fs.promises.statfs;

/** Sets the free space that the system reports; the true one again where undefined. */
function say(left: number | undefined): void {
  fs.promises.statfs = (
    left === undefined ? real : async () => ({ bavail: Math.floor(left / 4096), bsize: 4096 })
  ) as typeof real;
  syncBuiltinESMExports();
}

/**
 * A separate disk of 160 MB where this user may mount one; else a folder for which the system is made to report a full
 * disk.
 */
export async function smallDisk(): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'gravestone-disk-'));
  const isOwn = await run('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', folder]).then(
    () => true,
    () => false,
  );
  const ballast = join(folder, 'ballast');
  return {
    folder,
    isOwn,
    fill: async (leaving) => {
      if (!isOwn) return say(leaving);
      await rm(ballast, { force: true });
      const { bavail, bsize } = await real(folder);
      const filling = writeFile(ballast, Buffer.alloc(Math.max(0, bavail * bsize - leaving)));
      // The database may have taken some of the room meanwhile: then the disk is full, too.
      await filling.catch((error: unknown) => {
        if (systemCode(error) !== 'ENOSPC') throw error;
      });
    },
    empty: async () => {
      say(undefined);
      await rm(ballast, { force: true });
    },
    remove: async () => {
      say(undefined);
      if (isOwn) await run('umount', ['--lazy', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

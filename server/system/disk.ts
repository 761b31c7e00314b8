import { statfs } from 'node:fs/promises';
import { systemCode } from './systemCode';

/**
 * With less free space than this the disk counts as full: three segments of the embedded database's log (16 MB each),
 * which it needs to run. When its log has no room, PostgreSQL ends.
 */
export const RESERVE = 48 * 1024 * 1024;
/** How long a check of the disk is valid, in ms, and a refusal by the disk itself. */
const LOOK_HOLDS = 1000;
const REFUSAL_HOLDS = 10_000;

/** Nothing can be stored: the disk is full. Reading still works. */
export class DiskFull extends Error {
  constructor(reason?: unknown) {
    super('the disk is full', { cause: reason });
    this.name = 'DiskFull';
  }
}

/** The system's codes, and PostgreSQL's, for a full disk or an exceeded quota. */
const WORDS: readonly (string | undefined)[] = ['ENOSPC', 'EDQUOT', '53100'];

/**
 * Whether a connection to PostgreSQL failed because its cache file for table data found no room (write_item of
 * relcache.c): there is no code for that, and the message depends on the server's language.
 */
const isUnwrittenInitFile = (error: unknown): boolean =>
  error instanceof Error && 'routine' in error && error.routine === 'write_item';

/** Whether an error was caused by a full disk, from whatever source. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof DiskFull || WORDS.includes(systemCode(error)) || isUnwrittenInitFile(error);

/** The disk with a store's files. */
export interface Disk {
  isFull(): Promise<boolean>;
  /** Reports that the disk refused a file, however much space seems to be free. */
  refused(): void;
}

/** For a store that keeps everything elsewhere. */
export const NO_DISK: Disk = { isFull: async () => false, refused: () => undefined };

/** The disk of a folder; checked once a second at most. */
export function diskOf(folder: string): Disk {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let refusedAt = Number.NEGATIVE_INFINITY;
  let isFull = false;
  return {
    isFull: async () => {
      const now = performance.now();
      if (now - lookedAt >= LOOK_HOLDS) {
        lookedAt = now;
        const { bavail, bsize } = await statfs(folder);
        isFull = bavail * bsize < RESERVE;
      }
      return isFull || now - refusedAt < REFUSAL_HOLDS;
    },
    refused: () => {
      refusedAt = performance.now();
    },
  };
}

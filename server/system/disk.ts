import { statfs } from 'node:fs/promises';
import { systemCode } from './systemCode';

/**
 * So many bytes are left alone, or the disk counts as full: three parts of the embedded database's log (16 MB each), which it
 * needs to go on at all. Where its log finds no room, PostgreSQL ends.
 */
export const RESERVE = 48 * 1024 * 1024;
/** So long a look at the disk holds, in ms, and so long a refusal of its own. */
const LOOK_HOLDS = 1000;
const REFUSAL_HOLDS = 10_000;

/** Nothing can be kept: the disk is full. What is there can be read. */
export class DiskFull extends Error {
  constructor(reason?: unknown) {
    super('the disk is full', { cause: reason });
    this.name = 'DiskFull';
  }
}

/** The system's words, and PostgreSQL's, for a disk or a quota that is used up. */
const WORDS: readonly (string | undefined)[] = ['ENOSPC', 'EDQUOT', '53100'];

/**
 * Whether a connection to PostgreSQL could not begin because the file in which it keeps what it knows of the tables found no
 * room (write_item of relcache.c): there is no code for that, and the sentence follows the server's language.
 */
const isUnwrittenInitFile = (error: unknown): boolean =>
  error instanceof Error && 'routine' in error && error.routine === 'write_item';

/** Whether something went wrong because a disk is full, whoever says so. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof DiskFull || WORDS.includes(systemCode(error)) || isUnwrittenInitFile(error);

/** The disk that a store keeps files on. */
export interface Disk {
  isFull(): Promise<boolean>;
  /** Is told that the disk refused a file, however much room it seems to have. */
  refused(): void;
}

/** For a store that keeps everything elsewhere. */
export const NO_DISK: Disk = { isFull: async () => false, refused: () => undefined };

/** The disk below a folder; looked at once a second at most. */
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

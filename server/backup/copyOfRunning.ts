import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { visitHolder } from '../store/embedded/folderLock';
import { StartFailure } from '../system/startFailure';
import { ASKED, type CopyAnswer, copyAnswer, HEARD, linesOf } from './copyAnswer';

const REFUSED: Readonly<Record<Extract<CopyAnswer, { refused: unknown }>['refused'], string>> = {
  full: 'the disk of DATA_DIR has no room for a copy of the database',
  busy: 'another backup is being made',
  failed: 'the server could not copy its database: its log says why',
};

/** How long a server may take to acknowledge, ms; the copy itself may take any time. */
const PATIENCE_MS = 5000;

/** A copy of a running server's database. */
export interface Copy {
  /** The folder that stands in for DATA_DIR. */
  readonly folder: string;
  /** How long other statements waited for it, ms. */
  readonly heldMs: number;
  /** Deletes it. */
  end(): Promise<void>;
}

/**
 * Makes the server that runs on a data folder copy its database.
 *
 * @returns undefined where none runs.
 * @throws StartFailure where it runs and gives no copy.
 */
export async function copyOfRunning(dataDir: string): Promise<Copy | undefined> {
  const visit = await visitHolder(dataDir);
  if (!visit) return undefined;
  const next = linesOf(visit);
  visit.write(`${ASKED}\n`);
  // A server of an earlier version closes the connection, and one that hangs says nothing.
  const heard = await Promise.race([next(), pause(PATIENCE_MS, undefined, { ref: false })]);
  const line = heard === HEARD ? await next() : undefined;
  if (line === undefined) {
    visit.destroy();
    throw new StartFailure(`DATA_DIR ${dataDir} is in use, and gives no copy: stop the server first`);
  }
  const answer = copyAnswer.parse(JSON.parse(line));
  if ('refused' in answer) {
    visit.destroy();
    throw new StartFailure(REFUSED[answer.refused]);
  }
  const folder = join(dataDir, answer.copy);
  return {
    folder,
    heldMs: answer.heldMs,
    end: async () => {
      // The server may have ended since, and does not delete it then.
      await rm(folder, { recursive: true, force: true });
      visit.destroy();
    },
  };
}

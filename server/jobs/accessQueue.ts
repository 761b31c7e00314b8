import { type KeptAccess, keepAccesses } from '../store/accesses';
import type { Database, Queries } from '../store/database';

/** Writes so many ms after the first item, in as few statements as possible. */
const WRITTEN_AFTER = 1000;
/** While the database is unreachable the interval doubles, up to this, in ms. */
const TRIED_EVERY = 60_000;
/** How long the end of the process waits for the remaining writes, in ms. */
const LAST_WORDS = 3000;
/** Rows per statement. */
const AT_ONCE = 500;
/** How many may wait: a few MB. */
const MOST_WAITING = 20_000;

/** An access of one hour, and how much of it is in the database. */
export interface Note extends KeptAccess {
  readonly key: string;
  lastAt: number;
  /** Whether it has a row. */
  isKept: boolean;
  /** Whether it was repeated since that was written. */
  isBehind: boolean;
}

/** Accesses that wait to be written. */
export interface AccessQueue {
  add(note: Note): void;
  /** Writes all that waits. */
  write(): Promise<void>;
  /** Writes what waits as far as that is possible soon, and stops. */
  stop(): Promise<void>;
}

/** Writes accesses in one statement; where it fails they are unchanged. */
export async function keepNotes(queries: Queries, notes: readonly Note[]): Promise<void> {
  for (const note of notes) note.isBehind = false;
  try {
    await keepAccesses(queries, notes);
    for (const note of notes) note.isKept = true;
  } catch (error) {
    for (const note of notes) note.isBehind = true;
    throw error;
  }
}

/**
 * Writes accesses after the answers.
 *
 * @param givenUp is called with the oldest ones where too many wait.
 * @param failed is called with an error; what could not be written is tried again.
 */
export function accessQueue(
  database: Database,
  givenUp: (note: Note) => void,
  failed: (error: unknown) => void,
): AccessQueue {
  const waiting = new Map<string, Note>();
  let pause = WRITTEN_AFTER;
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> | undefined;
  let isOver = false;

  const add = (note: Note) => {
    waiting.set(`${note.hour} ${note.key}`, note);
    const [oldest] = waiting;
    if (waiting.size > MOST_WAITING && oldest) {
      waiting.delete(oldest[0]);
      givenUp(oldest[1]);
    }
    if (timer || isOver) return;
    timer = setTimeout(() => {
      timer = undefined;
      write().catch(failed);
    }, pause);
    timer.unref();
  };
  const writeAll = async () => {
    while (waiting.size > 0) {
      const some = [...waiting.entries()].slice(0, AT_ONCE);
      for (const [key] of some) waiting.delete(key);
      const notes = some.map(([, note]) => note);
      try {
        await keepNotes(database.unhurried, notes);
        pause = WRITTEN_AFTER;
      } catch (error) {
        pause = Math.min(2 * pause, TRIED_EVERY);
        for (const note of notes) add(note);
        throw error;
      }
    }
  };
  const write = () => {
    underWay ??= writeAll().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
  /** Including what was added during the writing. */
  const writeRest = async () => {
    await underWay?.catch(() => undefined);
    await write();
  };
  return {
    add,
    write: writeRest,
    stop: async () => {
      isOver = true;
      clearTimeout(timer);
      let patience: NodeJS.Timeout | undefined;
      const tooLong = new Promise<void>((resolve) => {
        patience = setTimeout(resolve, LAST_WORDS);
      });
      await Promise.race([writeRest(), tooLong])
        .catch(failed)
        .finally(() => clearTimeout(patience));
    },
  };
}

import type { KeptAccess } from '../store/accesses';
import type { Database } from '../store/database';
import { accessQueue, keepNotes, type Note } from './accessQueue';

const HOUR = 3_600_000;
/** When something was done last within an hour is written so often, in ms. */
const CAUGHT_UP_EVERY = 300_000;
/** So many are known, a few MB: a hundred people who look at two hundred stones within the hour. */
const MOST_KNOWN = 20_000;

/** What somebody did just now. */
export type Done = Omit<KeptAccess, 'hour' | 'firstAt' | 'lastAt'>;

/** Who did what to which stone or case, on its way into the database. */
export interface AccessNotes {
  /** Notes what was read. Once it is noted for the hour, it costs a look into memory. */
  read(done: Done): void;
  /**
   * Notes changes.
   *
   * @returns undefined where the database has them for this hour, else what ends once it has.
   */
  changed(done: readonly Done[]): Promise<void> | undefined;
  /** Writes all that waits. */
  write(): Promise<void>;
  /** Writes what waits as far as that is possible soon, and begins nothing more by itself. */
  stop(): Promise<void>;
}

/**
 * Notes accesses with almost no statements: one row for all that the same user, or the same kind of link, does to the same
 * stone within an hour. What was read is written behind the answers. What was changed is written before its answer leaves,
 * so that nobody is told of a change that is not noted, whatever happens to the process in the next instant.
 *
 * That is a statement of its own and no part of the change's transaction: once an hour is rare enough to wait for it, and
 * there is one place for it instead of one in each transaction. A kill between the two leaves a change that nobody was told
 * of; where its request is repeated under its key, it is noted then.
 *
 * @param failed is told of an error; what could not be written is tried again.
 */
export function accessNotes(
  database: Database,
  failed: (error: unknown) => void,
  now: () => number = Date.now,
): AccessNotes {
  const known = new Map<string, Note>();
  const hourNow = () => now() - (now() % HOUR);
  const queue = accessQueue(
    database,
    // It is to be noted where it is done again.
    (note) => known.get(note.key) === note && known.delete(note.key),
    failed,
  );

  const forget = (note: Note) => {
    known.delete(note.key);
    if (note.isBehind) queue.add(note);
  };
  const begin = (done: Done, key: string): Note => {
    const at = now();
    const note = { ...done, key, hour: hourNow(), firstAt: at, lastAt: at, isKept: false, isBehind: true };
    const [oldest] = known.values();
    if (oldest && known.size >= MOST_KNOWN) forget(oldest);
    known.set(key, note);
    return note;
  };
  /** The note of the same that is there of this hour, as it is from now on. */
  const again = (key: string): Note | undefined => {
    const note = known.get(key);
    if (!note) return undefined;
    if (note.hour === hourNow()) {
      note.lastAt = now();
      note.isBehind = true;
      return note;
    }
    forget(note);
    return undefined;
  };
  const keyOf = ({ subject, subjectId, action, by, userId }: Done) =>
    `${subject} ${subjectId} ${action} ${by} ${userId}`;
  const catchUp = () => {
    const hour = hourNow();
    for (const note of known.values()) {
      if (note.hour !== hour) forget(note);
      else if (note.isBehind) queue.add(note);
    }
  };
  const rounds = setInterval(catchUp, CAUGHT_UP_EVERY);
  rounds.unref();

  return {
    read: (done) => {
      const key = keyOf(done);
      if (!again(key)) queue.add(begin(done, key));
    },
    changed: (done) => {
      const notes = done.map((each) => again(keyOf(each)) ?? begin(each, keyOf(each)));
      const missing = [...new Set(notes)].filter(({ isKept }) => !isKept);
      if (missing.length === 0) return undefined;
      return keepNotes(database, missing).catch((error: unknown) => {
        for (const note of missing) queue.add(note);
        throw error;
      });
    },
    write: () => {
      catchUp();
      return queue.write();
    },
    stop: () => {
      clearInterval(rounds);
      catchUp();
      return queue.stop();
    },
  };
}

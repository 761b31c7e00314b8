import type { KeptAccess } from '../store/accesses';
import type { Database } from '../store/database';
import { accessQueue, keepNotes, type Note } from './accessQueue';

const HOUR = 3_600_000;
/** How often the time of the last access is updated, in ms. */
const CAUGHT_UP_EVERY = 300_000;
/** How many are kept in memory, a few MB: a hundred people who look at two hundred stones within the hour. */
const MOST_KNOWN = 20_000;

/** The beginning of the hour of a moment, both in ms since 1970. */
const hourOf = (at: number): number => at - (at % HOUR);

/** An access that just happened. */
export type Done = Omit<KeptAccess, 'hour' | 'firstAt' | 'lastAt'>;

/** Accesses on their way into the database: who did what to which stone or case. */
export interface AccessNotes {
  /** Records reads. Once one is recorded for the hour, repeating it costs a lookup in memory. */
  read(done: Done): void;
  /**
   * Records changes.
   *
   * @returns undefined where the database has them for this hour, else a promise that resolves once it has.
   */
  changed(done: readonly Done[]): Promise<void> | undefined;
  /** Writes all that waits. */
  write(): Promise<void>;
  /** Writes what waits as far as that is possible soon, and stops. */
  stop(): Promise<void>;
}

/**
 * Records accesses with almost no statements: one row for all that the same user, or the same kind of link, does to the
 * same stone within an hour. Reads are written after the answers. Changes are written before their answer is sent, so
 * that no acknowledged change is unrecorded, even if the process dies in the next instant.
 *
 * That is a separate statement and not in the change's transaction: once an hour is rare enough to wait for it, and it
 * is in one place instead of in each transaction. A kill between the two leaves a change that was not acknowledged;
 * where its request is repeated under its key, it is recorded then.
 *
 * @param failed is called with an error; what could not be written is tried again.
 */
export function accessNotes(
  database: Database,
  failed: (error: unknown) => void,
  now: () => number = Date.now,
): AccessNotes {
  const known = new Map<string, Note>();
  const queue = accessQueue(
    database,
    // It has to be recorded again the next time.
    (note) => known.get(note.key) === note && known.delete(note.key),
    failed,
  );

  const forget = (note: Note) => {
    known.delete(note.key);
    if (note.isBehind) queue.add(note);
  };
  const begin = (done: Done, key: string): Note => {
    const at = now();
    const note = { ...done, key, hour: hourOf(at), firstAt: at, lastAt: at, isKept: false, isBehind: true };
    const [oldest] = known.values();
    if (oldest && known.size >= MOST_KNOWN) forget(oldest);
    known.set(key, note);
    return note;
  };
  /** The existing record of this hour, with the new time. */
  const again = (key: string): Note | undefined => {
    const note = known.get(key);
    if (!note) return undefined;
    const at = now();
    if (note.hour === hourOf(at)) {
      note.lastAt = at;
      note.isBehind = true;
      return note;
    }
    forget(note);
    return undefined;
  };
  const keyOf = ({ subject, subjectId, action, by, userId }: Done) =>
    `${subject} ${subjectId} ${action} ${by} ${userId}`;
  const catchUp = () => {
    const hour = hourOf(now());
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

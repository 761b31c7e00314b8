import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartFailure } from '../../system/startFailure';

/** Any number, the same on every node: one node at a time gets the database ready. */
const STARTING_LOCK = 7_046_216;

/** How long another node may take to prepare the database, in ms, and the interval of polling. */
const LONGEST_WAIT_MS = 600_000;
const LOOK_MS = 200;

/** A database that does not answer the lock query for so long hangs, in ms. */
const SILENCE_MS = 10_000;

async function takeLock(holder: pg.Client): Promise<void> {
  const end = Date.now() + LONGEST_WAIT_MS;
  // Polled, and not awaited in PostgreSQL: a held lock can be told from a database that hangs.
  for (;;) {
    const { rows } = await holder.query('select pg_try_advisory_lock($1) as taken', [STARTING_LOCK]);
    if (rows[0]?.taken === true) return;
    if (Date.now() > end)
      throw new StartFailure('another node has been getting the database ready for too long');
    await pause(LOOK_MS);
  }
}

/**
 * Does work that only one node may do at a time; others wait. The lock belongs to a separate connection, so that it
 * ends with this process, however that ends.
 */
export async function aloneOn<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
  const holder = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: SILENCE_MS,
    query_timeout: SILENCE_MS,
    keepAlive: true,
  });
  // The work uses the same database, and fails itself where that is gone.
  holder.on('error', () => undefined);
  await holder.connect();
  try {
    await takeLock(holder);
    return await work();
  } finally {
    await holder.end();
  }
}

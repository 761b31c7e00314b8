import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartFailure } from '../../system/startFailure';

/** Any number, the same on every node: one node at a time gets the database ready. */
const STARTING_LOCK = 7_046_216;

/** So long another node may take to get the database ready, in ms, and so often it is looked at. */
const LONGEST_WAIT_MS = 600_000;
const LOOK_MS = 200;

/** A database that is silent for so long while it is asked for the lock hangs, in ms. */
const SILENCE_MS = 10_000;

async function takeLock(holder: pg.Client): Promise<void> {
  const end = Date.now() + LONGEST_WAIT_MS;
  // Asked again and again and not waited for within PostgreSQL: a lock that is held is told from a database that hangs.
  for (;;) {
    const { rows } = await holder.query('select pg_try_advisory_lock($1) as taken', [STARTING_LOCK]);
    if (rows[0]?.taken === true) return;
    if (Date.now() > end)
      throw new StartFailure('another node has been getting the database ready for too long');
    await pause(LOOK_MS);
  }
}

/**
 * Does work that must not be done by two nodes at once; others wait. The lock belongs to a connection of its own, so that
 * it goes with this process, however that ends.
 */
export async function aloneOn<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
  const holder = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: SILENCE_MS,
    query_timeout: SILENCE_MS,
    keepAlive: true,
  });
  // The work asks the same database, and fails by itself where that is gone.
  holder.on('error', () => undefined);
  await holder.connect();
  try {
    await takeLock(holder);
    return await work();
  } finally {
    await holder.end();
  }
}

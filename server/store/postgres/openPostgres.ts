import pg from 'pg';
import { StartFailure, systemCode } from '../../startFailure';
import type { Database, Queries } from '../database';
import { noticingLoss } from './lostConnection';
import { COLUMN_TYPES, queriesOn } from './queries';

/** Connections a node holds at most: several nodes share PostgreSQL's hundred. */
const MOST_CONNECTIONS = 10;

/** A statement or a wait for a connection longer than this is given up, in ms. */
const PATIENCE_MS = 30_000;

/** Any number, the same on every node: one node at a time gets the database ready. */
const STARTING_LOCK = 7_046_216;

/** A provider's PostgreSQL, which any number of nodes work on. */
export interface PostgresDatabase extends Database {
  /** Does what must not be done by two nodes at once, such as filling an empty database; others wait. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Runs work in a transaction of one connection; one whose rollback fails is thrown away. */
async function inTransaction<Result>(
  pool: pg.Pool,
  work: (inside: Queries) => Promise<Result>,
): Promise<Result> {
  const client = await noticingLoss(pool.connect());
  let broken: Error | undefined;
  // A connection that breaks between two statements has nobody else to tell, and would end the process.
  const breaks = (error: Error) => {
    broken = error;
  };
  client.on('error', breaks);
  try {
    await noticingLoss(client.query('begin'));
    const result = await work(queriesOn(client));
    await noticingLoss(client.query('commit'));
    return result;
  } catch (error) {
    await client.query('rollback').catch((reason: Error) => {
      broken = reason;
    });
    throw error;
  } finally {
    client.off('error', breaks);
    client.release(broken);
  }
}

/** The lock belongs to a connection of its own, so that it goes with this process, however that ends. */
async function aloneOn<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
  const holder = new pg.Client({ connectionString: url });
  // The work asks the same database, and fails by itself where that is gone.
  holder.on('error', () => undefined);
  await holder.connect();
  try {
    await holder.query('select pg_advisory_lock($1)', [STARTING_LOCK]);
    return await work();
  } finally {
    await holder.end();
  }
}

/**
 * Connects to a provider's PostgreSQL.
 *
 * @param url `postgres://user:password@host:port/database`, with whatever `pg` understands behind it (`?sslmode=…`).
 * @param lost is told of a connection that broke while nobody used it; the next statement opens another.
 * @throws StartFailure where nobody answers or lets us in; the password is not in its line.
 */
export async function openPostgres(
  url: string,
  lost: (error: Error) => void = () => undefined,
): Promise<PostgresDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: PATIENCE_MS,
    statement_timeout: PATIENCE_MS,
    idle_in_transaction_session_timeout: PATIENCE_MS,
    types: COLUMN_TYPES,
  });
  pool.on('error', lost);
  // A connection may break in the instant between being handed out and being used, when nobody else listens to it:
  // that would end the process. Whoever it was handed to hears of it from the next statement.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const close = async () => {
    if (!pool.ending) await pool.end();
  };
  try {
    await pool.query('select 1');
  } catch (error) {
    await close();
    // PostgreSQL's own sentence names the user or the database that it does not know, and never the password.
    if (error instanceof pg.DatabaseError)
      throw new StartFailure(`the database that DATABASE_URL names does not let us in: ${error.message}`);
    const reason = systemCode(error) ?? (error instanceof Error ? error.message : String(error));
    throw new StartFailure(`the database that DATABASE_URL names does not answer: ${reason}`);
  }
  return {
    ...queriesOn(pool),
    transaction: (work) => inTransaction(pool, work),
    alone: (work) => aloneOn(url, work),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    // PostgreSQL vacuums and writes checkpoints by itself.
    tidy: async () => undefined,
    close,
  };
}

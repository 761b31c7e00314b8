import pg from 'pg';
import { StartFailure } from '../../system/startFailure';
import { systemCode } from '../../system/systemCode';
import type { Database, Queries } from '../database';
import { DatabaseUnreachable } from '../databaseUnreachable';
import { aloneOn } from './alone';
import { noticingLoss } from './lostConnection';
import { FOR_REQUESTS, UNHURRIED_MS } from './patience';
import { COLUMN_TYPES, queriesOn } from './queries';

/** The most connections of a node: several nodes share PostgreSQL's hundred. */
const MOST_CONNECTIONS = 10;

/** How long a start waits for the first answer, in ms. */
const FIRST_SIGN_MS = 10_000;

/** The keep-alive delay of an idle connection, in ms, so that a dead one is noticed. */
const TRY_IDLE_MS = 10_000;

/** A provider's PostgreSQL, which any number of nodes use. */
export interface PostgresDatabase extends Database {
  /** Does what only one node may do at a time, such as filling an empty database; others wait. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Runs work in a transaction of one connection; a connection that is lost, or cannot roll back, is discarded. */
async function inTransaction<Result>(
  pool: pg.Pool,
  work: (inside: Queries) => Promise<Result>,
): Promise<Result> {
  const client = await noticingLoss(pool.connect());
  let broken: Error | undefined;
  // A connection that breaks between two statements emits an error, which would end the process without a listener.
  const breaks = (error: Error) => {
    broken = error;
  };
  client.on('error', breaks);
  try {
    await noticingLoss(client.query('begin'));
    const result = await work(queriesOn(client));
    const { command } = await noticingLoss(client.query('commit'));
    // PostgreSQL's only sign that a statement failed and the transaction continued regardless.
    if (command === 'ROLLBACK') throw new Error('a statement of the transaction had failed');
    return result;
  } catch (error) {
    // A rollback on a hanging connection would only wait again; PostgreSQL rolls back when it is closed.
    if (error instanceof DatabaseUnreachable) broken = error;
    else
      await client.query('rollback').catch((reason: Error) => {
        broken = reason;
      });
    throw error;
  } finally {
    client.off('error', breaks);
    client.release(broken);
  }
}

/**
 * Connects to a provider's PostgreSQL.
 *
 * @param url `postgres://user:password@host:port/database`, with any options of `pg` after it (`?sslmode=…`).
 * @param lost is called with an idle connection's error; the next statement opens another.
 * @param patience timeouts; whatever takes longer fails as DatabaseUnreachable, and its connection is discarded.
 * @throws StartFailure where there is no answer or no access; its message does not contain the password.
 */
export async function openPostgres(
  url: string,
  lost: (error: Error) => void = () => undefined,
  patience = FOR_REQUESTS,
): Promise<PostgresDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: patience.connection,
    query_timeout: patience.statement,
    // PostgreSQL's own limit is that of the longest statements.
    statement_timeout: Math.max(patience.statement, UNHURRIED_MS),
    idle_in_transaction_session_timeout: patience.betweenStatements,
    keepAlive: true,
    keepAliveInitialDelayMillis: TRY_IDLE_MS,
    types: COLUMN_TYPES,
  });
  pool.on('error', lost);
  // A connection may break between being taken from the pool and being used, without a listener: that would end the
  // process. The next statement gets the error.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const close = async () => {
    if (!pool.ending) await pool.end();
  };
  try {
    await queriesOn(pool, FIRST_SIGN_MS).run('select 1');
  } catch (thrown) {
    await close();
    const error = thrown instanceof DatabaseUnreachable ? thrown.cause : thrown;
    // PostgreSQL's message names the unknown user or database, and never the password.
    if (error instanceof pg.DatabaseError)
      throw new StartFailure(`the database that DATABASE_URL names does not let us in: ${error.message}`);
    const reason = systemCode(error) ?? (error instanceof Error ? error.message : String(error));
    throw new StartFailure(`the database that DATABASE_URL names does not answer: ${reason}`);
  }
  return {
    ...queriesOn(pool),
    unhurried: queriesOn(pool, Math.max(patience.statement, UNHURRIED_MS)),
    transaction: (work) => inTransaction(pool, work),
    alone: (work) => aloneOn(url, work),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    // PostgreSQL vacuums and writes checkpoints by itself.
    tidy: async () => undefined,
    // Its files, its log and their copies are with whoever runs it.
    scrub: async () => undefined,
    close,
  };
}

import pg from 'pg';
import { StartFailure } from '../../system/startFailure';
import { systemCode } from '../../system/systemCode';
import type { Database, Queries } from '../database';
import { DatabaseUnreachable } from '../databaseUnreachable';
import { aloneOn } from './alone';
import { noticingLoss } from './lostConnection';
import { FOR_REQUESTS, UNHURRIED_MS } from './patience';
import { COLUMN_TYPES, queriesOn } from './queries';

/** Connections a node holds at most: several nodes share PostgreSQL's hundred. */
const MOST_CONNECTIONS = 10;

/** A start does not wait longer for the first sign of life, in ms. */
const FIRST_SIGN_MS = 10_000;

/** A connection that nobody uses is tried after this time, in ms, so that a dead one does not look alive. */
const TRY_IDLE_MS = 10_000;

/** A provider's PostgreSQL, which any number of nodes work on. */
export interface PostgresDatabase extends Database {
  /** Does what must not be done by two nodes at once, such as filling an empty database; others wait. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Runs work in a transaction of one connection; one that was lost, or whose rollback fails, is thrown away. */
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
    const { command } = await noticingLoss(client.query('commit'));
    // PostgreSQL answers so, and no more, where a statement failed and whoever ran it went on regardless.
    if (command === 'ROLLBACK') throw new Error('a statement of the transaction had failed');
    return result;
  } catch (error) {
    // A connection that did not answer would keep the caller waiting once more; PostgreSQL rolls back when it is gone.
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
 * @param url `postgres://user:password@host:port/database`, with whatever `pg` understands behind it (`?sslmode=…`).
 * @param lost is told of a connection that broke while nobody used it; the next statement opens another.
 * @param patience how long it is waited for; whatever takes longer fails as DatabaseUnreachable, and its connection is thrown away.
 * @throws StartFailure where nobody answers or lets us in; the password is not in its line.
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
    // PostgreSQL itself gives a statement up later: the limit here is that of its longest.
    statement_timeout: Math.max(patience.statement, UNHURRIED_MS),
    idle_in_transaction_session_timeout: patience.betweenStatements,
    keepAlive: true,
    keepAliveInitialDelayMillis: TRY_IDLE_MS,
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
    await queriesOn(pool, FIRST_SIGN_MS).run('select 1');
  } catch (thrown) {
    await close();
    const error = thrown instanceof DatabaseUnreachable ? thrown.cause : thrown;
    // PostgreSQL's own sentence names the user or the database that it does not know, and never the password.
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
    close,
  };
}

import pg from 'pg';
import { systemCode } from '../../system/systemCode';
import { DatabaseUnreachable } from '../databaseUnreachable';

/**
 * What PostgreSQL says while it stops, starts or has no room (PostgreSQL, appendix A): connection exceptions, too many
 * connections, and ended by an administrator, by a crash, for having hung in a transaction, or not accepting yet.
 */
const AWAY = /^(08...|53300|57P0[123]|25P03)$/;

/** What the system says of a way that leads nowhere. */
const NO_WAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);

/** `pg` has no codes of its own: these are the sentences of a connection that ended, never came or does not answer. */
const ENDED =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection|Query read timeout)/;

function isAway(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return AWAY.test(error.code ?? '');
  const code = systemCode(error);
  if (code !== undefined) return NO_WAY.has(code);
  return error instanceof Error && ENDED.test(error.message);
}

/** Waits for what the driver does. @throws DatabaseUnreachable where the connection is lost, and whatever else the driver throws. */
export async function noticingLoss<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw isAway(error) ? new DatabaseUnreachable(error) : error;
  }
}

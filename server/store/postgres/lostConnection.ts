import pg from 'pg';
import { systemCode } from '../../system/systemCode';
import { DatabaseUnreachable } from '../databaseUnreachable';

/**
 * PostgreSQL's codes while it stops, starts or is overloaded (PostgreSQL, appendix A): connection exceptions, too many
 * connections, and ended by an administrator, by a crash, for idling in a transaction, or not accepting yet.
 */
const AWAY = /^(08...|53300|57P0[123]|25P03)$/;

/** The system's codes for an unreachable server. */
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

/** `pg` has no codes of its own: these are its messages for a connection that ended, failed or does not answer. */
const ENDED =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection|Query read timeout)/;

function isAway(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return AWAY.test(error.code ?? '');
  const code = systemCode(error);
  if (code !== undefined) return NO_WAY.has(code);
  return error instanceof Error && ENDED.test(error.message);
}

/** Awaits a driver call. @throws DatabaseUnreachable where the connection is lost, and any other error of the driver. */
export async function noticingLoss<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw isAway(error) ? new DatabaseUnreachable(error) : error;
  }
}

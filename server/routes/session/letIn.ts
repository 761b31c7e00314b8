import type { FastifyRequest } from 'fastify';
import type { LoginAnswer } from '../../../src/stone/wire/login';
import type { User } from '../../domain/caller';
import { browserName } from '../../http/browserName';
import { shownDevice } from '../../http/deviceCookie';
import type { Database } from '../../store/database';
import { isKnownDevice } from '../../store/knownDevices';
import { openSession } from '../../store/sessions';

/** The browser's token, where this user has logged in with it before. */
export async function knownDevice(
  database: Database,
  request: FastifyRequest,
  { id }: User,
): Promise<string | undefined> {
  const shown = shownDevice(request, id);
  return (await isKnownDevice(database, id, shown)) ? shown : undefined;
}

/**
 * Opens a session for an authenticated user.
 *
 * @param shown a session token that was used instead of a password: the new session ends with that one.
 */
export async function letIn(
  database: Database,
  request: FastifyRequest,
  user: User,
  shown?: string,
): Promise<LoginAnswer> {
  const browser = browserName(request.headers['user-agent']);
  const token = await openSession(database, user, { shown, browser });
  const { businessId: BusinessId, stonemasonId } = user;
  const works = stonemasonId === undefined ? {} : { StonemasonId: stonemasonId };
  return { token, auth: { user: { token, BusinessId, ...works } } };
}

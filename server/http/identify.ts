import type { FastifyRequest } from 'fastify';
import { tokenKind } from '../credentials/tokens';
import { type Caller, PUBLIC_COOKIE, type User } from '../domain/caller';
import { Refusal } from '../domain/refusal';
import type { Queries } from '../store/database';
import { userAtWork } from '../store/sessions';
import { stonemasonOfKey } from '../store/workshopKeys';

/** The user behind a link, by the header AuthSender; undefined for an expired login. */
async function senderOf(queries: Queries, { headers }: FastifyRequest): Promise<User | undefined> {
  const { authsender } = headers;
  if (typeof authsender !== 'string' || tokenKind(authsender) !== 'session') return undefined;
  return userAtWork(queries, authsender);
}

/**
 * The caller, by the AuthCookie header (specification section 6).
 *
 * @throws Refusal `authCookieMissing` without the header, `sessionExpired` for an unknown or expired login,
 *   `workshopKeyUnknown` for a key of a workshop that was revoked or never made.
 */
export async function identify(queries: Queries, request: FastifyRequest): Promise<Caller> {
  const { authcookie } = request.headers;
  if (typeof authcookie !== 'string' || authcookie === '') throw new Refusal('authCookieMissing');
  if (authcookie === PUBLIC_COOKIE) return { kind: 'visitor' };
  const kind = tokenKind(authcookie);
  if (kind === 'stone' || kind === 'readonly' || kind === 'mason')
    return { kind: 'tokenHolder', token: authcookie, sender: await senderOf(queries, request) };
  if (kind === 'workshop') {
    const stonemasonId = await stonemasonOfKey(queries, authcookie);
    if (stonemasonId === undefined) throw new Refusal('workshopKeyUnknown');
    return { kind: 'stonemason', stonemasonId };
  }
  if (kind !== 'session') return { kind: 'unknown' };
  const user = await userAtWork(queries, authcookie);
  if (!user) throw new Refusal('sessionExpired');
  return { kind: 'user', user };
}

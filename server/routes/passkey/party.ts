import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Party } from '../../credentials/passkeys';
import { Refusal } from '../../domain/refusal';

/**
 * The name that keys are bound to: the server's public host. A browser uses a key only where it was made, whatever a
 * request says about its origin.
 *
 * @param publicUrl undefined where it is the address of the request.
 * @throws Refusal `passkeysNotHere` for an IP address: browsers make keys for names only (WebAuthn section 5.1.3).
 */
export function partyOf(request: FastifyRequest, publicUrl: string | undefined): Party {
  const asked = publicUrl ?? `${request.protocol}://${request.host}`;
  // The Host header comes from the caller, and may be anything.
  if (!URL.canParse(asked)) throw new Refusal('passkeysNotHere');
  const { hostname, origin } = new URL(asked);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) throw new Refusal('passkeysNotHere');
  return { id: hostname, origin };
}

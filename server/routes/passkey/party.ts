import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Party } from '../../credentials/passkeys';
import { Refusal } from '../../domain/refusal';

/**
 * Under which name keys are kept: the host by which people reach the server. A browser uses a key nowhere but where it was
 * made, whatever a request says of where it comes from.
 *
 * @param publicUrl undefined where it is the address that was asked.
 * @throws Refusal `passkeysNotHere` where that is a number: browsers make keys for names alone (WebAuthn section 5.1.3).
 */
export function partyOf(request: FastifyRequest, publicUrl: string | undefined): Party {
  const asked = publicUrl ?? `${request.protocol}://${request.host}`;
  // Whoever asks says what the host is called, be it nonsense.
  if (!URL.canParse(asked)) throw new Refusal('passkeysNotHere');
  const { hostname, origin } = new URL(asked);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) throw new Refusal('passkeysNotHere');
  return { id: hostname, origin };
}

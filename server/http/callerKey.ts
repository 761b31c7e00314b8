import type { FastifyRequest } from 'fastify';

/** A network of IPv6 that one household or office has: its first 64 bits (RFC 6177). */
const NETWORK_GROUPS = 4;

/** An address as those are told apart who share nothing: in IPv6 by network, since its host has numbers without end. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address.replace('::ffff:', '');
  const [before = ''] = address.split('::');
  const groups = before.split(':');
  return [...groups, '0', '0', '0', '0'].slice(0, NETWORK_GROUPS).join(':');
}

/** For whom a request counts where callers take turns: a user, and for everybody else their network. */
export function callerKey({ caller, ip }: Pick<FastifyRequest, 'caller' | 'ip'>): string {
  return caller.kind === 'user' ? `user:${caller.user.id}` : `from:${networkOf(ip)}`;
}

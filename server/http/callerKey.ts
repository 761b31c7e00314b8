import type { FastifyRequest } from 'fastify';
import { userBehind } from '../domain/caller';
import { countedAddress } from './callerAddress';

/**
 * For whom a request counts where callers take turns or are limited: a user, and for everybody else their network. A
 * stone's token proves nothing yet, and anybody may make one up.
 */
export function callerKey({ caller, ip }: Pick<FastifyRequest, 'caller' | 'ip'>): string {
  const user = userBehind(caller);
  return user ? `user ${user.id}` : `address ${countedAddress(ip)}`;
}

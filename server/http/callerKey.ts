import type { FastifyRequest } from 'fastify';
import { userBehind } from '../domain/caller';
import { countedAddress } from './callerAddress';

/**
 * The key by which callers take turns and are limited: the user, or for others their network. A stone's token is not
 * checked yet, and anybody can make one up.
 */
export function callerKey({ caller, ip }: Pick<FastifyRequest, 'caller' | 'ip'>): string {
  const user = userBehind(caller);
  return user ? `user ${user.id}` : `address ${countedAddress(ip)}`;
}

import type { FastifyRequest } from 'fastify';
import { countedAddress } from './callerAddress';

/** For whom a request counts where callers take turns: a user, and for everybody else their network. */
export function callerKey({ caller, ip }: Pick<FastifyRequest, 'caller' | 'ip'>): string {
  return caller.kind === 'user' ? `user:${caller.user.id}` : `from:${countedAddress(ip)}`;
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_DAYS } from '../store/knownDevices';

/** One for each user, so that colleagues who share a browser are each known in it. */
const nameFor = (userId: number) => `device-${userId}`;

/** What the browser shows to be known again by a user; undefined where it has nothing of the kind. */
export function shownDevice({ headers }: FastifyRequest, userId: number): string | undefined {
  const beginning = `${nameFor(userId)}=`;
  const found = (headers.cookie ?? '').split(/; */).find((each) => each.startsWith(beginning));
  return found?.slice(beginning.length) || undefined;
}

/** Has the browser keep what it is to show; for logging in alone, and out of every script's reach. */
export function keepDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  userId: number,
  token: string,
): void {
  const rules = ['Path=/api/login', `Max-Age=${DEVICE_DAYS * 86_400}`, 'HttpOnly', 'SameSite=Strict'];
  if (request.protocol === 'https') rules.push('Secure');
  reply.header('set-cookie', [`${nameFor(userId)}=${token}`, ...rules].join('; '));
}

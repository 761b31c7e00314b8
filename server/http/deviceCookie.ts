import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_DAYS } from '../store/knownDevices';

/** One per user, so that colleagues who share a browser each have their own. */
const nameFor = (userId: number) => `device-${userId}`;

/** The token by which the browser is known for a user; undefined where it has none. */
export function shownDevice({ headers }: FastifyRequest, userId: number): string | undefined {
  const beginning = `${nameFor(userId)}=`;
  const found = (headers.cookie ?? '').split(/; */).find((each) => each.startsWith(beginning));
  return found?.slice(beginning.length) || undefined;
}

/** Makes the browser keep the token; sent only to the login call, and hidden from scripts. */
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

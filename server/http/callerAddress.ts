import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The address under which a caller is counted: an IPv6 line has all addresses with the same first 64 bits, and could
 * otherwise use a new one for each call.
 *
 * @param ip as Fastify gives it.
 */
export function countedAddress(ip: string): string {
  const mapped = MAPPED.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  const [before = '', after] = ip.toLowerCase().split('::');
  const left = before === '' ? [] : before.split(':');
  const right = after === undefined || after === '' ? [] : after.split(':');
  const between =
    after === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = [...left, ...between, ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

const HERE: readonly string[] = ['127.0.0.1', '0:0:0:0::/64'];

/** Whether an address is this machine's own: its programs could write to the store anyway, and are not limited. */
export function isHere(ip: string): boolean {
  return HERE.includes(countedAddress(ip));
}

import type { Chance } from '../chance';
import type { DescribedCall, Schema } from '../fuzz/described';
import { type Known, nextRequest, type RawRequest } from '../fuzz/requests';
import { withOneByte, withOneField } from './mutated';
import { validValue } from './validValue';

/** How a request was made. */
export type Making = 'malformed' | 'valid' | 'one field' | 'one byte';

/** A request of the siege. */
export interface Assault extends RawRequest {
  readonly making: Making;
  /** The valid body, with its schema; undefined where the request was made without one. */
  readonly meant: { readonly schema: Schema; readonly body: unknown } | undefined;
}

/** Three in ten are malformed; of the others, about half are valid. */
const MAKINGS: readonly Making[] = [
  ...['malformed', 'malformed', 'malformed'],
  ...['valid', 'valid', 'valid', 'valid'],
  ...['one field', 'one field'],
  'one byte',
] as Making[];

/** Networks that stay within the limits; another one exceeds them and is refused. */
const MANY = 400;

/** The address of a simulated network, as a proxy would send it. */
export function addressOf(chance: Chance): string {
  if (chance.oneIn(3)) return '198.51.100.7';
  const number = chance.below(MANY);
  return number % 2 ? `10.9.${number >> 8}.${number & 255}` : `2001:db8:${number.toString(16)}::7`;
}

/** The same request with another header. */
function withLine(bytes: Buffer, line: string): Buffer {
  const at = bytes.indexOf('\r\n') + 2;
  return Buffer.concat([bytes.subarray(0, at), Buffer.from(`${line}\r\n`), bytes.subarray(at)]);
}

/** A path with valid parameters, mostly of something that exists. */
function pathOf({ path, places }: DescribedCall, known: Known, chance: Chance): string {
  return path.replace(/\{(\w+)\}/g, (_all, name: string) => {
    if (/^(?:id|stoneId|param)$/.test(name)) return String(chance.pick(known.ids));
    if (name === 'token') return known.cookies.at(-1 - chance.below(2)) ?? '';
    return encodeURIComponent(String(validValue(places[name] ?? {}, chance)));
  });
}

/** A request that matches its call's description, except for deliberate errors. */
function described(call: DescribedCall, making: Making, known: Known, chance: Chance): Assault {
  const path = pathOf(call, known, chance);
  const lines = [
    'Host: sten',
    `AuthCookie: ${chance.pick(known.cookies)}`,
    'Connection: close',
    `Accept-Language: ${chance.pick(['da', 'de', 'no', 'en'])}`,
  ];
  // Few keys for many requests: most are repeated, with the same and with another body.
  if (call.method === 'POST' && chance.oneIn(6)) lines.push(`Idempotency-Key: siege-${chance.below(50)}`);
  const body = call.body && validValue(call.body, chance);
  const sent = making === 'one field' && call.body ? withOneField(body, chance) : body;
  let bytes: Buffer = Buffer.from(call.body ? (JSON.stringify(sent) ?? 'null') : '');
  if (making === 'one byte') bytes = withOneByte(bytes, chance);
  if (call.body) lines.push('Content-Type: application/json', `Content-Length: ${bytes.length}`);
  const head = Buffer.from(`${call.method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  return {
    bytes: Buffer.concat([head, bytes]),
    what: `${call.method} ${path} (${making}) ${lines.join(' | ')} ${bytes.toString('utf8').slice(0, 400)}`,
    unfinished: false,
    making,
    meant: call.body && { schema: call.body, body },
  };
}

/** The next request of a siege, from a simulated network. */
export function nextAssault(calls: readonly DescribedCall[], known: Known, chance: Chance): Assault {
  const making = chance.pick(MAKINGS);
  const request: Assault =
    making === 'malformed'
      ? { ...nextRequest(calls, known, chance), making, meant: undefined }
      : described(chance.pick(calls), making, known, chance);
  return { ...request, bytes: withLine(request.bytes, `X-Forwarded-For: ${addressOf(chance)}`) };
}

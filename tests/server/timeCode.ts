import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

const HALF_A_MINUTE = 30_000;
/** Longer than a call or a typed form takes, in ms. */
const CALL = 10_000;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function bytesOf(base32: string): Buffer {
  const bits = [...base32].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/**
 * An app's code, written from RFC 4226 section 5.3 and RFC 6238 section 4.2 without the server's library.
 *
 * @param at in ms.
 */
export function timeCode(secret: string, at = Date.now()): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / HALF_A_MINUTE)));
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) % 16;
  const number = hash.readUInt32BE(offset) % 2 ** 31;
  return String(number % 1_000_000).padStart(6, '0');
}

/**
 * The code of the half minute before, which leaves the current one unused.
 *
 * Waits for the next half minute where this one is nearly over: the code would be one step too old when it arrives.
 */
export async function earlierCode(secret: string): Promise<string> {
  const left = HALF_A_MINUTE - (Date.now() % HALF_A_MINUTE);
  if (left < CALL) await wait(left + 1);
  return timeCode(secret, Date.now() - HALF_A_MINUTE);
}

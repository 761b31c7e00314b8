import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the parameters that OWASP's password sheet names first: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password, with its salt and cost, for the database. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

let nobodys: Promise<string> | undefined;

/**
 * Whether a password matches a stored hash. Without a hash (no such user) it takes just as long and returns false, so
 * that the time does not tell which names exist.
 */
export async function passwordFits(stored: string | null | undefined, password: string): Promise<boolean> {
  nobodys ??= hashPassword(randomBytes(16).toString('hex'));
  const fits = await verify(stored ?? (await nobodys), password);
  return fits && typeof stored === 'string';
}

/** A random password that can be typed: 16 characters of base64url. */
export function inventPassword(): string {
  return randomBytes(12).toString('base64url');
}

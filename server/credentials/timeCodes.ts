import { Secret, TOTP } from 'otpauth';
import { SERVICE_NAME } from './serviceName';

/** The steps of 30 seconds that a clock may be off in either direction (RFC 6238 section 5.2 advises one). */
const WINDOW = 1;

const STEP_SECONDS = 30;

/** Codes of six digits by SHA-1, valid for 30 seconds: the one kind that all apps support. */
const codesOf = (secret: string, label = '') =>
  new TOTP({
    issuer: SERVICE_NAME,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_SECONDS,
    secret: Secret.fromBase32(secret),
  });

/** A new secret in base32: 160 random bits, as long as RFC 4226 section 4 advises. */
export function inventSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address by which an app imports a secret, written `otpauth://totp/...`. */
export function secretAddress(secret: string, username: string): string {
  return codesOf(secret, username).toString();
}

/**
 * The 30-second step since 1970 that a code belongs to.
 *
 * @param at in ms.
 * @returns undefined where it is not a code of this secret around that time.
 */
export function stepOfCode(secret: string, code: string, at: number): number | undefined {
  const off = codesOf(secret).validate({ token: code, timestamp: at, window: WINDOW });
  return off === null ? undefined : Math.floor(at / 1000 / STEP_SECONDS) + off;
}

import { PasskeyFailed, type PasskeyFailure } from '../api/passkeys';
import { type Mishap, mishapOf } from './mishap';

/** What went wrong with how somebody gets in: a call, or what a browser was asked for a key. */
export type AccessMishap = Mishap | { readonly kind: 'passkey'; readonly why: PasskeyFailure };

/** Reads an error of a call, or of a browser that was asked for a key. */
export function accessMishapOf(error: unknown): AccessMishap {
  return error instanceof PasskeyFailed ? { kind: 'passkey', why: error.why } : mishapOf(error);
}

import { PasskeyFailed, type PasskeyFailure } from '../api/passkeys';
import { type Failure, failureOf } from './failure';

/** What went wrong with logging in: a call, or the browser's request for a key. */
export type AccessFailure = Failure | { readonly kind: 'passkey'; readonly why: PasskeyFailure };

/** Reads an error of a call, or of a browser's request for a key. */
export function accessFailureOf(error: unknown): AccessFailure {
  return error instanceof PasskeyFailed ? { kind: 'passkey', why: error.why } : failureOf(error);
}

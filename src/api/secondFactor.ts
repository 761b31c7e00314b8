import { z } from 'zod';
import {
  type BegunFactor,
  begunFactor,
  recoveryCodes,
  type SecondFactor,
  secondFactor,
} from '../stone/wire/secondFactor';
import { call } from './http';

/** Whether the logged-in user is asked for a code. */
export function fetchSecondFactor(signal: AbortSignal): Promise<SecondFactor> {
  return call('/api/secondFactor', { answer: secondFactor, signal });
}

/** Creates a secret for the app; codes are not required until a first one was entered. */
export function beginSecondFactor(password: string, signal: AbortSignal): Promise<BegunFactor> {
  const body = { password };
  return call('/api/secondFactor', { method: 'POST', answer: begunFactor, body, signal });
}

/** Requires codes from now on; the recovery codes are returned only this once. */
export async function confirmSecondFactor(code: string, signal: AbortSignal): Promise<readonly string[]> {
  const body = { code };
  return (await call('/api/secondFactor/confirm', { method: 'POST', answer: recoveryCodes, body, signal }))
    .codes;
}

/** Creates new recovery codes. */
export async function renewRecoveryCodes(code: string, signal: AbortSignal): Promise<readonly string[]> {
  const body = { code };
  return (await call('/api/secondFactor/codes', { method: 'POST', answer: recoveryCodes, body, signal }))
    .codes;
}

/** Stops requiring codes. */
export async function endSecondFactor(code: string, signal: AbortSignal): Promise<void> {
  await call('/api/secondFactor/end', { method: 'POST', answer: z.object({}), body: { code }, signal });
}

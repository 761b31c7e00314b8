import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { z } from 'zod';
import { listOf } from '../stone/wire/list';
import { loginAnswer } from '../stone/wire/login';
import { creationOptions, type Passkey, passkey, requestOptions } from '../stone/wire/passkey';
import { call, Refused } from './http';
import type { User } from './session';

/** Why a browser has made no key, or shown none. */
export type PasskeyFailure = 'notMade' | 'notShown' | 'there' | 'impossible';

/** Nothing came of what a browser was asked; its user may have thought better of it. */
export class PasskeyFailed extends Error {
  constructor(readonly why: PasskeyFailure) {
    super(why);
    this.name = 'PasskeyFailed';
  }
}

/** An address that is a number, for which browsers keep no keys (WebAuthn section 5.1.3). */
const NUMBER = /^[\d.]+$|^\[/;

/** Whether this browser can make keys and show them at this address. */
export const knowsPasskeys = () =>
  window.isSecureContext && 'PublicKeyCredential' in window && !NUMBER.test(location.hostname);

/** Fetched when somebody uses a key: most never do. */
const webAuthn = () => import('@simplewebauthn/browser');

/** Why the browser did not do it, as it names its errors (WebAuthn sections 5.1.3 and 5.1.4). */
function failureOf(error: unknown, givenUp: 'notMade' | 'notShown'): PasskeyFailed {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return new PasskeyFailed('there');
  if (name === 'NotAllowedError' || name === 'AbortError') return new PasskeyFailed(givenUp);
  return new PasskeyFailed('impossible');
}

/** The keys of whoever is logged in, the newest first. */
export async function fetchPasskeys(signal: AbortSignal): Promise<readonly Passkey[]> {
  return (await call('/api/passkeys', { answer: listOf(passkey), signal })).results;
}

/**
 * Has the browser make a key, and the server keep it.
 *
 * @param given the password, or a code where the login asks for one.
 * @throws PasskeyFailed where the browser makes none.
 */
export async function addPasskey(given: string, signal: AbortSignal): Promise<void> {
  const method = 'POST';
  const { startRegistration } = await webAuthn();
  const asked = await call('/api/passkeys/begin', {
    method,
    answer: creationOptions,
    body: { given },
    signal,
  });
  // The library's types know the transports of today alone; what a browser does not know of them it passes over.
  const optionsJSON = asked as PublicKeyCredentialCreationOptionsJSON;
  const body = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    throw failureOf(error, 'notMade');
  });
  await call('/api/passkeys', { method, answer: z.object({}), body, signal });
}

/** Logs in by this key no more; one that is gone already is as well. */
export async function removePasskey(id: string, signal: AbortSignal): Promise<void> {
  try {
    await call(`/api/passkeys/${id}`, { method: 'DELETE', answer: z.object({}), signal });
  } catch (error) {
    if (!(error instanceof Refused && error.status === 404)) throw error;
  }
}

/**
 * Logs in by whichever key the browser's user chooses.
 *
 * @throws PasskeyFailed where none is shown.
 */
export async function logInByPasskey(signal: AbortSignal): Promise<User> {
  const method = 'POST';
  const { startAuthentication } = await webAuthn();
  const optionsJSON = await call('/api/login/passkey/begin', { method, answer: requestOptions, signal });
  const body = await startAuthentication({ optionsJSON }).catch((error: unknown) => {
    throw failureOf(error, 'notShown');
  });
  const answer = await call('/api/login/passkey', { method, answer: loginAnswer, body, signal });
  return { token: answer.token, BusinessId: answer.auth.user.BusinessId };
}

import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { z } from 'zod';
import { listOf } from '../stone/wire/list';
import { loginAnswer } from '../stone/wire/login';
import { creationOptions, type Passkey, passkey, requestOptions } from '../stone/wire/passkey';
import { call, Refused } from './http';
import { type User, userIn } from './session';

/** Why a browser created no key, or used none. */
export type PasskeyFailure = 'notMade' | 'notShown' | 'there' | 'impossible';

/** The browser's request came to nothing, for example because the user cancelled. */
export class PasskeyFailed extends Error {
  constructor(readonly why: PasskeyFailure) {
    super(why);
    this.name = 'PasskeyFailed';
  }
}

/** An address that is a number, for which browsers keep no keys (WebAuthn section 5.1.3). */
const NUMBER = /^[\d.]+$|^\[/;

/** Whether this browser can create and use keys at this address. */
export const knowsPasskeys = () =>
  window.isSecureContext && 'PublicKeyCredential' in window && !NUMBER.test(location.hostname);

/** Loaded on first use of a key: most users never need it. */
const webAuthn = () => import('@simplewebauthn/browser');

/** The reason, by the browser's error names (WebAuthn sections 5.1.3 and 5.1.4). */
function failureOf(error: unknown, givenUp: 'notMade' | 'notShown'): PasskeyFailed {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return new PasskeyFailed('there');
  if (name === 'NotAllowedError' || name === 'AbortError') return new PasskeyFailed(givenUp);
  return new PasskeyFailed('impossible');
}

/** The keys of the logged-in user, the newest first. */
export async function fetchPasskeys(signal: AbortSignal): Promise<readonly Passkey[]> {
  return (await call('/api/passkeys', { answer: listOf(passkey), signal })).results;
}

/**
 * Has the browser create a key, and the server store it.
 *
 * @param given the password, or a code where the login asks for one.
 * @throws PasskeyFailed where the browser creates none.
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
  // The library's types list only today's transports; browsers skip those they do not know.
  const optionsJSON = asked as PublicKeyCredentialCreationOptionsJSON;
  const body = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    throw failureOf(error, 'notMade');
  });
  await call('/api/passkeys', { method, answer: z.object({}), body, signal });
}

/** Deletes a key; one that is gone already counts as deleted. */
export async function removePasskey(id: string, signal: AbortSignal): Promise<void> {
  try {
    await call(`/api/passkeys/${id}`, { method: 'DELETE', answer: z.object({}), signal });
  } catch (error) {
    if (!(error instanceof Refused && error.status === 404)) throw error;
  }
}

/**
 * Logs in with the key that the user chooses in the browser.
 *
 * @throws PasskeyFailed where none is used.
 */
export async function logInByPasskey(signal: AbortSignal): Promise<User> {
  const method = 'POST';
  const { startAuthentication } = await webAuthn();
  const optionsJSON = await call('/api/login/passkey/begin', { method, answer: requestOptions, signal });
  const body = await startAuthentication({ optionsJSON }).catch((error: unknown) => {
    throw failureOf(error, 'notShown');
  });
  const answer = await call('/api/login/passkey', { method, answer: loginAnswer, body, signal });
  return userIn(answer);
}

import { z } from 'zod';
import { type PasswordLink, passwordLink } from '../stone/wire/password';
import { call } from './http';
import { PUBLIC } from './identity';

const pathOf = (token: string) => `/api/password/${encodeURIComponent(token)}`;
const nothing = z.object({});

/** Asks for the letter by which a forgotten password is replaced; the answer tells nothing of who is known. */
export async function askForPasswordLetter(name: string, signal: AbortSignal): Promise<void> {
  await call('/api/passwordLetter', { method: 'POST', answer: nothing, as: PUBLIC, body: { name }, signal });
}

/** Whose password the link of a letter replaces. Whoever is logged in here has nothing to do with it. */
export function fetchPasswordLink(token: string, signal: AbortSignal): Promise<PasswordLink> {
  return call(pathOf(token), { answer: passwordLink, as: PUBLIC, signal });
}

/** Replaces the password by another. */
export async function choosePassword(token: string, password: string, signal: AbortSignal): Promise<void> {
  await call(pathOf(token), { method: 'POST', answer: nothing, as: PUBLIC, body: { password }, signal });
}

import { z } from 'zod';
import { type PasswordLink, passwordLink } from '../stone/wire/password';
import { call } from './http';
import { PUBLIC } from './identity';

const pathOf = (token: string) => `/api/password/${encodeURIComponent(token)}`;
const nothing = z.object({});

/** Requests the letter for replacing a forgotten password; the answer does not reveal which users exist. */
export async function askForPasswordLetter(name: string, signal: AbortSignal): Promise<void> {
  await call('/api/passwordLetter', { method: 'POST', answer: nothing, as: PUBLIC, body: { name }, signal });
}

/** The user whose password the letter's link replaces. The login in this browser plays no part. */
export function fetchPasswordLink(token: string, signal: AbortSignal): Promise<PasswordLink> {
  return call(pathOf(token), { answer: passwordLink, as: PUBLIC, signal });
}

/** Replaces the password. */
export async function choosePassword(token: string, password: string, signal: AbortSignal): Promise<void> {
  await call(pathOf(token), { method: 'POST', answer: nothing, as: PUBLIC, body: { password }, signal });
}

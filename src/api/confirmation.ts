import { type Confirmation, type ConfirmationAnswer, confirmation } from '../stone/wire/confirmation';
import { call } from './http';
import { PUBLIC } from './identity';

const pathOf = (token: string) => `/api/confirmation/${encodeURIComponent(token)}`;

/** The order that a letter asks its reader to confirm. The login in this browser plays no part. */
export function fetchConfirmation(token: string, signal: AbortSignal): Promise<Confirmation> {
  return call(pathOf(token), { answer: confirmation, as: PUBLIC, signal });
}

/** Confirms the order, or denies having placed it; returns the result. */
export function answerConfirmation(
  token: string,
  answer: ConfirmationAnswer,
  signal: AbortSignal,
): Promise<Confirmation> {
  return call(pathOf(token), { method: 'POST', answer: confirmation, as: PUBLIC, body: { answer }, signal });
}

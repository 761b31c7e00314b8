import { type Confirmation, type ConfirmationAnswer, confirmation } from '../stone/wire/confirmation';
import { call } from './http';
import { PUBLIC } from './identity';

const pathOf = (token: string) => `/api/confirmation/${encodeURIComponent(token)}`;

/** The order that a letter asks its reader about. Whoever is logged in here has nothing to do with it. */
export function fetchConfirmation(token: string, signal: AbortSignal): Promise<Confirmation> {
  return call(pathOf(token), { answer: confirmation, as: PUBLIC, signal });
}

/** Confirms the order, or says that it is not one's own; gives what came of it. */
export function answerConfirmation(
  token: string,
  answer: ConfirmationAnswer,
  signal: AbortSignal,
): Promise<Confirmation> {
  return call(pathOf(token), { method: 'POST', answer: confirmation, as: PUBLIC, body: { answer }, signal });
}

import { type StepLetters, stepLetters } from '../stone/wire/stepLetters';
import { call } from './http';
import { PUBLIC } from './identity';

const pathOf = (token: string) => `/api/stepLetters/${encodeURIComponent(token)}`;

/** Whether the letters of a link are ended. The login in this browser plays no part. */
export function fetchStepLetters(token: string, signal: AbortSignal): Promise<StepLetters> {
  return call(pathOf(token), { answer: stepLetters, as: PUBLIC, signal });
}

/** Ends them; done again it changes nothing. */
export function endStepLetters(token: string, signal: AbortSignal): Promise<StepLetters> {
  return call(pathOf(token), { method: 'POST', answer: stepLetters, as: PUBLIC, signal });
}

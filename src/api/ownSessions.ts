import { z } from 'zod';
import { listOf } from '../stone/wire/list';
import { endedSessions, type OwnSession, ownSession } from '../stone/wire/session';
import { call, Refused } from './http';

const ownSessions = listOf(ownSession);

/** Where the user is logged in, this browser first. */
export async function fetchSessions(signal: AbortSignal): Promise<readonly OwnSession[]> {
  return (await call('/api/sessions', { answer: ownSessions, signal })).results;
}

/** Ends one of those logins; one that has already ended counts as ended. */
export async function endSession(id: string, signal: AbortSignal): Promise<void> {
  try {
    await call(`/api/sessions/${id}`, { method: 'DELETE', answer: z.object({}), signal });
  } catch (error) {
    if (!(error instanceof Refused && error.status === 404)) throw error;
  }
}

/** Logs out everywhere but here. */
export async function endOtherSessions(signal: AbortSignal): Promise<void> {
  await call('/api/sessions', { method: 'DELETE', answer: endedSessions, signal });
}

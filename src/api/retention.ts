import { type Retention, retention } from '../stone/wire/retention';
import { call } from './http';

/** For how long what is kept of people stays on this server. */
export function fetchRetention(signal: AbortSignal): Promise<Retention> {
  return call('/api/retention', { answer: retention, signal });
}

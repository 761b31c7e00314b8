import { defaultDecisions } from '../../src/stone/decisions';
import type { Caller } from '../domain/caller';

/** What is decided about a stone that is begun anew until somebody decides otherwise: a visitor's, or a business's. */
export function decidedFor(caller: Caller): ReturnType<typeof defaultDecisions> {
  return defaultDecisions(caller.kind === 'user');
}

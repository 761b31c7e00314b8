import { defaultDecisions } from '../../src/stone/decisions';
import type { Caller } from '../domain/caller';

/** The default decisions of a new stone: a visitor's, or a business's. */
export function decidedFor(caller: Caller): ReturnType<typeof defaultDecisions> {
  return defaultDecisions(caller.kind === 'user');
}

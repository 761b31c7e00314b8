import type { Caller } from '../../domain/caller';
import { isPrivileged } from '../../domain/permissions';

/** Whether a caller needs no contact data to send: business 1 (specification section 5). */
export function exempt(caller: Caller): boolean {
  return caller.kind === 'user' && isPrivileged(caller.user);
}

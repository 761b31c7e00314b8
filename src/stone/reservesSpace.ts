import type { Decisions } from './decisions';
import { isReserved } from './handling';
import type { Parm } from './parm';

/** Whether anything on a stone only keeps its place for later. */
export function hasReserved({ Parms }: { readonly Parms: readonly Parm[] }): boolean {
  return Parms.some(isReserved);
}

/**
 * Whether space is kept free, which is decided here alone: it follows from what is reserved on the stones, and where nothing
 * is, the family's yes or no stands.
 */
export function reservesSpace(
  { ReserveSpace }: Pick<Decisions, 'ReserveSpace'>,
  stones: readonly { readonly Parms: readonly Parm[] }[],
): boolean {
  return ReserveSpace || stones.some(hasReserved);
}

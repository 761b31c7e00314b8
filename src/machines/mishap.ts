import { Refused, Unreachable } from '../api/http';
import { type Stone, stone } from '../stone/stone';

/** What went wrong, as far as a person needs to know it. */
export type Mishap =
  | { readonly kind: 'refused'; readonly status: number; readonly sentence: string }
  /** Somebody else saved the stone meanwhile. */
  | { readonly kind: 'conflict'; readonly sentence: string; readonly theirs: Stone }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'drawing' };

/** Reads an error from the server or from the way to it; anything else is the drawing's. */
export function mishapOf(error: unknown): Mishap {
  if (error instanceof Unreachable) return { kind: 'unreachable' };
  if (!(error instanceof Refused)) return { kind: 'drawing' };
  const theirs = stone.safeParse(error.current);
  return error.status === 409 && theirs.success
    ? { kind: 'conflict', sentence: error.message, theirs: theirs.data }
    : { kind: 'refused', status: error.status, sentence: error.message };
}

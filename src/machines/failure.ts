import type { ErrorActorEvent } from 'xstate';
import { Refused, Unreachable } from '../api/http';
import { type Stone, stone } from '../stone/stone';

/** What went wrong, as far as the user needs to know it. */
export type Failure =
  | { readonly kind: 'refused'; readonly status: number; readonly sentence: string }
  /** Somebody else saved the stone meanwhile. */
  | { readonly kind: 'conflict'; readonly sentence: string; readonly theirs: Stone }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'drawing' };

/** Reads an error from the server or from the network; anything else is a drawing error. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Unreachable) return { kind: 'unreachable' };
  if (!(error instanceof Refused)) return { kind: 'drawing' };
  const theirs = stone.safeParse(error.current);
  return error.status === 409 && theirs.success
    ? { kind: 'conflict', sentence: error.message, theirs: theirs.data }
    : { kind: 'refused', status: error.status, sentence: error.message };
}

/** A machine's own action `recordFailure`, told what an invoked actor failed with. */
export const withFailure = {
  type: 'recordFailure',
  params: ({ event }: { event: ErrorActorEvent }) => event.error,
} as const;

/**
 * A failure as a sentence: the server's own where it gave one, else the screen's for its kind.
 *
 * @param words for each kind of failure without a sentence from the server.
 */
export function sentenceOf<Failed extends { readonly kind: string }>(
  failure: Failed,
  words: Readonly<Record<Exclude<Failed, { readonly sentence: string }>['kind'], string>>,
): string {
  if ('sentence' in failure && typeof failure.sentence === 'string') return failure.sentence;
  return words[failure.kind as keyof typeof words];
}

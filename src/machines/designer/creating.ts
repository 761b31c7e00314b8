import { Refused } from '../../api/http';
import { randomKey } from '../randomKey';
import type { DesignerContext } from './context';

/** Answers to whoever asks, or to how often, and not to what is asked: an earlier try may have made the stone. */
const BESIDE_THE_STONE: readonly number[] = [401, 403, 408, 429];

/**
 * Whether a stone's creation that failed has surely made no stone. An answer without a word for programs is not the
 * server's own, but of something on the way to it: it may have made one all the same.
 */
export function madeNothing(error: unknown): boolean {
  if (!(error instanceof Refused) || BESIDE_THE_STONE.includes(error.status)) return false;
  return error.status < 500 || error.code !== undefined;
}

/**
 * Whether the key was used for something else: the server reads what was sent before in another way, since it is a
 * newer one, say. Then the stone needs another key.
 */
export function isKeyReused(error: unknown): boolean {
  return error instanceof Refused && error.code === 'keyReused';
}

/** How a stone's first saving goes on after a failure: one that made nothing may send something else next. */
export function creationAfter(
  { saved }: Pick<DesignerContext, 'saved'>,
  error: unknown,
): Partial<Pick<DesignerContext, 'creating' | 'isResumed' | 'creationKey'>> {
  return {
    ...(madeNothing(error) && { creating: undefined, isResumed: false }),
    ...(isKeyReused(error) && !saved && { creationKey: randomKey() }),
  };
}

import { type Stone, stone } from '../stone/stone';
import type { WhichLinks } from '../stone/wire/renewLinks';
import { call } from './http';
import type { StoneAddress } from './stones';

/**
 * Gives a stone new links; the old ones stop working. A repeated call with the same key and the old link returns the
 * first call's answer.
 */
export function renewLinks(
  { id, token }: StoneAddress,
  which: WhichLinks,
  idempotencyKey: string,
  signal: AbortSignal,
): Promise<Stone> {
  return call(`/api/stone/${id}/renewLinks`, {
    method: 'POST',
    answer: stone,
    as: token,
    body: { which },
    idempotencyKey,
    signal,
  });
}

import { type Stone, stone } from '../stone/stone';
import type { WhichLinks } from '../stone/wire/renewLinks';
import { call } from './http';
import type { StoneAddress } from './stones';

/**
 * Gives a stone other links; the old ones open nothing any more. Asked for again under the same key, by the link that was, it
 * answers with what was done before.
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

import { z } from 'zod';
import { hashToken } from '../credentials/tokens';
import type { Caller } from '../domain/caller';

/** The header by which a request may be repeated: it then gets the first answer, and nothing is done again. */
export const repeatable = z.object({ 'idempotency-key': z.string().min(1).max(200).optional() });

/** Whose an Idempotency-Key is: two callers may choose the same one. Of a link's token only the hash is kept. */
export function keyOwner(caller: Caller): string {
  if (caller.kind === 'user') return `user:${caller.user.id}`;
  return hashToken(caller.kind === 'tokenHolder' ? caller.token : '');
}

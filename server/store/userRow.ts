import { z } from 'zod';
import type { User } from '../domain/caller';

/** What of a row of `users` tells who calls. */
export const userRow = z.object({
  id: z.number(),
  business_id: z.number(),
  stonemason_id: z.number().nullable(),
});

/** A user from their row. */
export function asUser({
  id,
  business_id: businessId,
  stonemason_id: stonemasonId,
}: z.infer<typeof userRow>): User {
  return { id, businessId, ...(stonemasonId !== null && { stonemasonId }) };
}

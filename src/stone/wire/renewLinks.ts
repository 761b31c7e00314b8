import { z } from 'zod';

/** `POST /api/stone/{id}/renewLinks`: which of a stone's links get other tokens; the old ones open nothing any more. */
export const renewLinksRequest = z.strictObject({
  /**
   * `reading` also ends the link that a family kept for reading when its stone was taken over. `mason` is the link by
   * which the stonemason works on the order: he gets the new one by letter.
   */
  which: z.enum(['editing', 'reading', 'both', 'mason']),
});
export type WhichLinks = z.infer<typeof renewLinksRequest>['which'];

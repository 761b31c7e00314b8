import { z } from 'zod';

/** A place where the user is logged in, as `GET /api/sessions` tells it. */
export const ownSession = z.object({
  /** Names the login, and opens nothing. */
  id: z.uuid(),
  /** ISO 8601. */
  openedAt: z.string(),
  /** ISO 8601, to the hour: it is noted once an hour at most. */
  lastUsedAt: z.string(),
  /** Roughly, as `Firefox, Windows`; null where that is not known. */
  browser: z.string().nullable(),
  /** Whether the call itself was made by this one. */
  isThis: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

/** `DELETE /api/sessions/{id}` */
export const sessionPath = z.object({ id: z.uuid() });

/** `DELETE /api/sessions`: how many were ended. */
export const endedSessions = z.object({ ended: z.number().int().nonnegative() });

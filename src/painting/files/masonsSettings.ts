import { z } from 'zod';
import { masonSettings } from './masonSettings';

/** `PUT /api/mason/settings`: the settings as they are to be, and the version that they were changed from. */
export const settingsRequest = z.object({ version: z.number().int().nonnegative(), settings: masonSettings });

/** `GET /api/mason/settings`: version 0 where none were ever kept. */
export const masonsSettings = settingsRequest.extend({
  /** The mason's name. */
  mason: z.string(),
  /** The name of the user who changed them last; null where nobody has, or that user is gone. */
  changedBy: z.string().nullable(),
  /** ISO 8601; null where nobody has. */
  changedAt: z.string().nullable(),
});
export type MasonsSettings = z.infer<typeof masonsSettings>;

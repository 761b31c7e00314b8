import { z } from 'zod';

/** `GET /api/account`: what is known of whoever is logged in. */
export const account = z.object({
  username: z.string(),
  /** Where letters to the user go; null where nobody has said. */
  email: z.string().nullable(),
});
export type Account = z.infer<typeof account>;

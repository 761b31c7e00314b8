import { z } from 'zod';

/**
 * What every refused call answers (specification section 8): a sentence in the reader's language, and a stable word
 * for programs. A stale write (409) also carries the stone as it now stands.
 */
export const failure = z.object({
  error: z.string(),
  code: z.string().optional(),
  current: z.unknown().optional(),
});

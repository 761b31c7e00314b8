import { z } from 'zod';

/** A list as every list call answers it: an object that holds `results` (specification section 3, "Lists"). */
export function listOf<Entry extends z.ZodType>(entry: Entry) {
  return z.object({ results: z.array(entry) });
}

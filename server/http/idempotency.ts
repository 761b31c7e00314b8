import { z } from 'zod';

/** The header by which a request may be repeated: it then gets the first answer, and nothing is done again. */
export const repeatable = z.object({ 'idempotency-key': z.string().min(1).max(200).optional() });

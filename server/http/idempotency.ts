import { z } from 'zod';

/** The header under which a request may be repeated: the repetition gets the first answer and does nothing again. */
export const repeatable = z.object({ 'idempotency-key': z.string().min(1).max(200).optional() });

import { z } from 'zod';

/** The finishes of stone that are sold. */
export const finish = z.enum(['polished', 'honed', 'rough']);
export type Finish = z.infer<typeof finish>;

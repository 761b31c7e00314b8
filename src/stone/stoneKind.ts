import { z } from 'zod';

/** The kinds of grave a stone is made for; `reference` is an old stone shown as an example. */
export const stoneKind = z.enum(['coffin', 'lawn', 'urn', 'reference']);
export type StoneKind = z.infer<typeof stoneKind>;

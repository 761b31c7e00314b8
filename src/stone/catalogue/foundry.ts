import { z } from 'zod';
import { fontGroup } from './font';

/** What a foundry makes letters from: its patterns. */
export const foundry = z.object({
  /** The characters there are patterns of, in every family. */
  characters: z.string(),
  families: z.array(
    z.object({
      family: z.string(),
      /** The cap heights in mm that it is cast in, from low to high. */
      heights: z.array(z.number().positive()).nonempty(),
      /** Whether its italic is cast as well; nobody casts an upright family slanted. */
      italic: z.boolean(),
    }),
  ),
  /** The cast family that comes nearest to those of a group; one of `nearestOfFamily` goes before. */
  nearestOfGroup: z.record(fontGroup, z.string()),
  nearestOfFamily: z.record(z.string(), z.string()),
});
export type Foundry = z.infer<typeof foundry>;
export type CastFamily = Foundry['families'][number];

import { z } from 'zod';
import { finish } from '../finish';

const length = z.number().positive();

/** What can be chosen of a stone type besides its face. Lengths in mm. */
export const offeredMake = z.object({
  /** The thicknesses it comes in, the type's own among them, rising. */
  thicknesses: z.array(length),
  /** The base that is proposed for it; left out where it cannot stand on one. */
  base: z.object({ width: length, height: length, depth: length }).optional(),
  /** How the edge around the face can be worked, other than like the face. */
  edges: z.array(finish),
  /** How its sides can be worked, other than like the face. */
  sides: z.array(finish),
  /** The widest bevel around its face; left out where it has none. */
  bevel: length.optional(),
});
export type OfferedMake = z.infer<typeof offeredMake>;

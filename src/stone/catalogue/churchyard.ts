import { z } from 'zod';
import { stoneKind } from '../stone';
import { named } from './naming';

const length = z.number().positive();

/** One rule of a churchyard: what a stone it applies to must keep. Lengths in mm. */
const churchyardRule = z.object({
  /** The kinds of grave it is for; every kind where left out. */
  types: z.array(stoneKind).min(1).optional(),
  /** Applies to stones taller than this only. */
  tallerThan: length.optional(),
  /** Applies to stones of this height at most. */
  upToHeight: length.optional(),
  maxWidth: length.optional(),
  maxHeight: length.optional(),
  maxThickness: length.optional(),
  minThickness: length.optional(),
  /** Cubic metres. */
  maxVolume: length.optional(),
  /** Kilograms. */
  maxWeight: length.optional(),
});
export type ChurchyardRule = z.infer<typeof churchyardRule>;

/** A churchyard, or a part of one with rules of its own. */
export const churchyard = z.object({
  ...named,
  country: z.enum(['DK', 'DE', 'NO']),
  rules: z.array(churchyardRule).default([]),
  /** What else one should know before a stone is ordered; Danish, and the other languages where they differ. */
  Comment: z.string().default(''),
  Comments: z.object({ de: z.string(), no: z.string() }).partial().default({}),
});
export type Churchyard = z.infer<typeof churchyard>;

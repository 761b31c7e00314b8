import { z } from 'zod';

/** The most that is proposed at once: more elements than stand on any stone. */
const MOST_CHANGES = 200;

const mm = z.number().min(-100_000).max(100_000);

/**
 * What a mason proposes of one element: only what concerns the making of it. Words, typefaces, colours and the stone itself
 * are the family's.
 */
const proposedChange = z.strictObject({
  /** Its index in `Parms`. */
  element: z.number().int().nonnegative(),
  /** The cap height of a line as it stands on the stone, in mm. */
  height: z.number().positive().max(2000).optional(),
  /** What is added behind every letter of a line, in mm. */
  letterSpacing: z.number().min(-1000).max(1000).optional(),
  /** The size of an ornament in percent of what was ordered. */
  size: z.number().min(1).max(2000).optional(),
  /** Where it lies, as `position` of the element. */
  x: mm.optional(),
  y: mm.optional(),
});
export type ProposedChange = z.infer<typeof proposedChange>;

export const proposedChanges = z.array(proposedChange).min(1).max(MOST_CHANGES);

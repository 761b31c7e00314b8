import { z } from 'zod';

const colour = z.string().regex(/^#[0-9a-f]{6}$/);

/** What lies or grows on the ground of a place, so that it can be drawn before a stone's foot as well as behind it. */
export const groundCover = z.object({
  kind: z.enum(['grass', 'gravel', 'snow', 'slabs']),
  /** Its colours from shade to light, as the place's picture has them at the stone's foot. */
  tones: z.array(colour).min(3),
  /** The colours of leaves that lie on it. */
  leaves: z.array(colour).min(1).optional(),
});
export type GroundCover = z.infer<typeof groundCover>;

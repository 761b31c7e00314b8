import { z } from 'zod';
import { named } from './naming';

const colour = z.string().regex(/^#[0-9a-f]{6}$/);

/**
 * What stands behind the stone: a place in true scale, or a sky that fades from `top` to `bottom` and the ground it
 * stands on. Of a place the three colours are what is seen until its picture is there.
 */
export const background = z.object({
  ...named,
  top: colour,
  bottom: colour,
  ground: colour,
  /** The picture of the place, a path below `catalogue/`; how it lies behind the stone says `scenery.ts`. */
  picture: z.string().optional(),
  /** The same, small: for choosing it. */
  small: z.string().optional(),
});
export type Background = z.infer<typeof background>;

import { z } from 'zod';
import { groundCover } from './groundCover';
import { named } from './naming';
import { placeLight } from './placeLight';

const colour = z.string().regex(/^#[0-9a-f]{6}$/);

/**
 * The background of the stone: a place in true scale, or a sky gradient from `top` to `bottom` and the ground it
 * stands on. For a place the three colours are shown until its picture has loaded.
 */
export const background = z.object({
  ...named,
  top: colour,
  bottom: colour,
  ground: colour,
  /** The picture of the place, a path below `catalogue/`; `scenery.ts` defines its position behind the stone. */
  picture: z.string().optional(),
  /** The same, small: for choosing it. */
  small: z.string().optional(),
  /** Its light; `HAZY_DAY` where left out. */
  light: placeLight.optional(),
  /** What is drawn before the stone's foot; nothing where left out. */
  cover: groundCover.optional(),
});
export type Background = z.infer<typeof background>;

import { z } from 'zod';
import { named } from './naming';

const colour = z.string().regex(/^#[0-9a-f]{6}$/);

/** What stands behind the stone: a sky that fades from `top` to `bottom` and the ground it stands on. */
export const background = z.object({
  ...named,
  top: colour,
  bottom: colour,
  ground: colour,
});
export type Background = z.infer<typeof background>;

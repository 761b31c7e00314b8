import { z } from 'zod';
import { named } from './naming';

/** An ornament on offer. `width` and `height` are its natural size in mm: what `scale` 1 means. */
export const vignet = z.object({
  ...named,
  theme: z.string(),
  kind: z.enum(['sandblown', 'standard']),
  width: z.number().positive(),
  height: z.number().positive(),
  /** The outline as SVG path data in mm, within 0 0 width height, filled by the nonzero rule. */
  outline: z.string(),
  /** Who drew it and under which licence, for the credits page. */
  licence: z.string(),
  source: z.string(),
});
export type Vignet = z.infer<typeof vignet>;

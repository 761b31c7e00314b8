import { z } from 'zod';
import { degrees, millimetres, numeric } from './numbers';

/**
 * Where an element stands, in stone millimetres. For a text it is the middle of its width on the baseline, for
 * anything else the middle of its box; rotation (degrees, clockwise) and scale act about that point.
 */
export const position = z.object({
  x: millimetres.default(100),
  y: millimetres.default(100),
  rotation: degrees.default(0),
});
export type Position = z.infer<typeof position>;

/** How much larger than its own size an element is drawn; multiplies every length of it. */
export const scale = numeric(1000).pipe(z.number().positive());

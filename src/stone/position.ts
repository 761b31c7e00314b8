import { z } from 'zod';
import { degrees, millimetres, numeric } from './numbers';

/**
 * An element's position, in stone millimetres. For a text it is the middle of its width on the baseline, for
 * anything else the middle of its box; rotation (degrees, clockwise) and scale act about that point.
 */
export const position = z.object({
  x: millimetres.default(100),
  y: millimetres.default(100),
  rotation: degrees.default(0),
});
export type Position = z.infer<typeof position>;

/** An element's scale relative to its own size; multiplies every length of it. */
export const scale = numeric(1000).pipe(z.number().positive());

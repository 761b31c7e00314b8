import { z } from 'zod';

/** The bounds of the threshold: beyond them lies the paper's own unevenness, or the depth of the ink. */
export const LEAST_THRESHOLD = 0.1;
export const MOST_THRESHOLD = 0.9;

/** How the lines of a drawing are found. */
export const tracing = z.object({
  /** How dark a place must be to be cut, as a share of the way from the paper to the ink. */
  threshold: z.number().min(LEAST_THRESHOLD).max(MOST_THRESHOLD),
  /** Whether what is light is cut instead: the paper, with the lines left standing. */
  inverted: z.boolean(),
});
export type Tracing = Readonly<z.infer<typeof tracing>>;

/** Half way from the paper to the ink, and the ink is cut. */
export const AS_DRAWN: Tracing = { threshold: 0.5, inverted: false };

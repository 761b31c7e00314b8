import { z } from 'zod';

/** The most strokes over one photograph, and the most points of one. */
export const MOST_STROKES = 60;
export const MOST_POINTS = 400;

/** A share of the photograph's width or height. */
export const share = z.number().min(0).max(1);

/** Where somebody brushed over a photograph: what is stone, or what is not. */
export const stroke = z.object({
  /** Whether what lies below it is stone. */
  keeps: z.boolean(),
  /** Half of its breadth, as a share of the photograph's longer side. */
  radius: z.number().min(0.002).max(0.1),
  /** The line that the brush went, as shares of the photograph's width and height. */
  points: z
    .array(z.tuple([share, share]))
    .min(1)
    .max(MOST_POINTS),
});
export type Stroke = z.infer<typeof stroke>;

/** All strokes over a photograph, in their order: the last counts. */
export const strokes = z.array(stroke).max(MOST_STROKES);

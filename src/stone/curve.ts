import { z } from 'zod';
import { millimetres } from './numbers';

/** On which side of its circle a line of letters stands: outside it rises in the middle, inside it sinks there. */
export const ARC_SIDES = ['outside', 'inside'] as const;

export type ArcSide = (typeof ARC_SIDES)[number];

/** Whose upper edge a line may follow. */
export const EDGES = ['stone', 'frame'] as const;

/** The radii of an arc, in mm: letters of 10 mm no longer stand beside each other on a smaller one. */
export const LEAST_RADIUS = 10;
export const MOST_RADIUS = 10_000;

/**
 * What the baseline of a line of letters follows instead of being straight: an arc, its radius in mm at the line's scale 1,
 * or an upper edge, in the distance from it that the line's position has: that of the stone, or of its frame. The position
 * is the middle of the line on its baseline, whatever it follows.
 */
export const curve = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('arc'),
    radius: millimetres.pipe(z.number().min(LEAST_RADIUS).max(MOST_RADIUS)),
    side: z.enum(ARC_SIDES),
  }),
  z.object({
    kind: z.literal('edge'),
    /** Whose edge. None: the stone's as lines followed it before this was said, within 0.02 mm (decisions.md, section 2). */
    of: z.enum(EDGES).optional(),
  }),
]);
export type Curve = z.infer<typeof curve>;

import { z } from 'zod';

const corner = z.boolean().default(false);

/** The line around the inscription (specification section 3). */
export const frame = z.object({
  Type: z.string().max(40).default('none'),
  Color: z.string().max(40).default('hvid'),
  HideCorners: z.boolean().default(false),
  /** Which halves of the four edges are left out; `TopLeft` is the left half of the top edge. */
  EraseBorders: z
    .object({
      TopLeft: corner,
      TopRight: corner,
      RightTop: corner,
      RightBottom: corner,
      BottomRight: corner,
      BottomLeft: corner,
      LeftBottom: corner,
      LeftTop: corner,
    })
    .prefault({}),
});

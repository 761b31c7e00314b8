import { z } from 'zod';

/** The kinds of frame a mason cuts, in the order they are offered; `none` leaves the stone bare. */
export const FRAME_TYPES = [
  'none',
  'line',
  'fineLine',
  'doubleLine',
  'thickThin',
  'dashes',
  'beads',
  'beadedLine',
  'indented',
  'notched',
  'cutCorners',
  'leaves',
] as const;
export type FrameType = (typeof FRAME_TYPES)[number];

/** The halves of the four edges, clockwise from the upper left corner; `TopLeft` is the left half of the top edge. */
export const HALF_EDGES = [
  'TopLeft',
  'TopRight',
  'RightTop',
  'RightBottom',
  'BottomRight',
  'BottomLeft',
  'LeftBottom',
  'LeftTop',
] as const;
export type HalfEdge = (typeof HALF_EDGES)[number];

const leftOut = z.boolean().default(false);

/**
 * The line around the inscription (specification section 3). `Type` is one of FRAME_TYPES; an unknown word, from a
 * later version, is kept and reported by the scene.
 */
export const frame = z.object({
  Type: z.string().max(40).default('none'),
  Color: z.string().max(40).default('hvid'),
  /** The chosen colour, where a legible substitute is shown on the current material. */
  wishedColor: z.string().max(40).optional(),
  HideCorners: z.boolean().default(false),
  /** Which halves of the four edges are left out; `TopLeft` is the left half of the top edge. */
  EraseBorders: z
    .object({
      TopLeft: leftOut,
      TopRight: leftOut,
      RightTop: leftOut,
      RightBottom: leftOut,
      BottomRight: leftOut,
      BottomLeft: leftOut,
      LeftBottom: leftOut,
      LeftTop: leftOut,
    })
    .prefault({}),
});
export type Frame = z.infer<typeof frame>;

/** The kind of frame a word on the wire stands for; undefined for one this version does not know. */
export function frameTypeNamed(written: string): FrameType | undefined {
  return FRAME_TYPES.find((type) => type === written);
}

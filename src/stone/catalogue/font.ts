import { z } from 'zod';

/** The groups of fonts in the list: by what they are cut for, or by their look. */
export const fontGroup = z.enum(['engraved', 'bronze', 'script', 'storm', 'old', 'plain']);

/** A family on offer. */
export const font = z.object({
  id: z.number().int().positive(),
  /** The family on the wire (`fontFamily`). */
  family: z.string(),
  /** Its name in the trade, shown in the list. */
  Name: z.string(),
  group: fontGroup,
  /** The upright file, a module path of the npm package it comes from. */
  file: z.string(),
  /** The italic's file, where the family has one. */
  italic: z.string().optional(),
  /**
   * Cap heights in mm on offer: those it is cast in, and engraved those of them that can be cut into the
   * current stone (`letterHeightsOn`); others in between are then possible too.
   */
  heights: z.array(z.number().positive()),
  /** The typical thickness of its hairlines, percent of the cap height: which families are sturdy enough to be cast large. */
  hairline: z.number().positive(),
  /**
   * The thinnest stroke of any letter, figure or sign of an inscription, percent of the cap height, as a mason's check
   * measures it: written by `fonts/strokes/measure.ts`.
   */
  strokes: z.object({ upright: z.number().positive(), italic: z.number().positive().optional() }),
  /** The narrowest web of rubber within any of them, the same way. */
  webs: z.object({ upright: z.number().positive(), italic: z.number().positive().optional() }),
});
export type FontEntry = z.infer<typeof font>;

/** The number of families tried for a character that one lacks. */
const TRIED = 6;

/** The families most similar to one: those of its group, and then the plain ones, which have most characters. */
export function familiesLike(family: string, fonts: readonly FontEntry[]): readonly string[] {
  const group = fonts.find((one) => one.family === family)?.group;
  const others = fonts.filter((one) => one.family !== family);
  const near = [
    ...others.filter((one) => one.group === group),
    ...others.filter((one) => one.group === 'plain'),
  ];
  return [...new Set(near.map((one) => one.family))].slice(0, TRIED);
}

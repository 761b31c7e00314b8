import { z } from 'zod';

/** How fonts are grouped in the list: what they are cut for, or how they look. */
export const fontGroup = z.enum(['engraved', 'bronze', 'script', 'storm', 'old', 'plain']);

/** A family on offer. */
export const font = z.object({
  id: z.number().int().positive(),
  /** The family on the wire (`fontFamily`). */
  family: z.string(),
  /** What the trade calls it, shown in the list. */
  Name: z.string(),
  group: fontGroup,
  /** The upright file, a module path of the npm package it comes from. */
  file: z.string(),
  /** The italic's file, where the family has one. */
  italic: z.string().optional(),
  /** Cap heights in mm on offer; any other is possible when engraved. */
  heights: z.array(z.number().positive()),
  /** The thinnest stroke, percent of the cap height. */
  hairline: z.number().positive(),
});
export type FontEntry = z.infer<typeof font>;

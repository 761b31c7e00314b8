import { z } from 'zod';
import { finish } from './finish';
import { identifier } from './numbers';

/** A side's length in mm, at most ten metres: beyond any gravestone. */
export const ownStoneTypeSide = z.number().positive().max(10_000);

/**
 * A stone the user photographed: an entry of `stoneStoneTypes`, referenced by `StoneTypeId`. Ids of uploads
 * begin at 1,000,001, above any of the catalogue's.
 */
export const ownStoneType = z.object({
  id: identifier,
  /** The address of the photograph (WebP), cut to the box of `outline`; outside the stone it is transparent. */
  url: z.string().max(2000),
  /** The stone's natural size in mm, as entered with the upload. */
  width: ownStoneTypeSide,
  height: ownStoneTypeSide,
  /** The face's outline as SVG path data in mm, within 0 0 width height, as in the catalogue. */
  outline: z.string().min(1).max(200_000),
  /** How its face is finished, once somebody has said so: no photograph tells. */
  finish: finish.optional(),
});
export type OwnStoneType = z.infer<typeof ownStoneType>;

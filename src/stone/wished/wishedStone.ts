import { z } from 'zod';
import { stoneMake } from '../make/make';
import { identifier, millimetres } from '../numbers';
import { stoneKind } from '../stoneKind';

const length = millimetres.pipe(z.number().positive());

/**
 * A stone the design has been on, and the design's properties there without its elements (whose part is in
 * their `wished`). The first is the stone the inscription was made for: every other stone is fitted from it, never
 * from another fit, so that trying stones does not keep shrinking things.
 */
export const wishedStone = z.object({
  StoneTypeId: identifier,
  width: length,
  height: length,
  type: stoneKind,
  /** Left out where another material was chosen since, on another stone. */
  StoneTypeVariantId: identifier.optional(),
  ExistingStone: z.boolean(),
  make: stoneMake.optional(),
  rulers: z
    .array(
      z.object({
        dotOne: z.object({ x: millimetres, y: millimetres }),
        dotTwo: z.object({ x: millimetres, y: millimetres }),
      }),
    )
    .max(100),
  guideLines: z.array(millimetres).max(100).optional(),
  centerLineLeft: millimetres.optional(),
  centerLineRight: millimetres.optional(),
  /** The thinnest stroke in mm that can be cut into it. */
  thinnestStroke: z.number().nonnegative(),
  /** Whether it was edited; what was merely fitted is fitted anew. */
  isWorkedOn: z.boolean(),
  /** The number of elements on it. */
  elements: z.number().int().nonnegative(),
  /** How it was placed here from the first stone (`Mapping`). */
  factor: z.number().positive(),
  right: millimetres,
  down: millimetres,
});
export type WishedStone = z.infer<typeof wishedStone>;

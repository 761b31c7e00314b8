import { z } from 'zod';
import { finish } from '../finish';
import { identifier, type Mm, millimetres } from '../numbers';

const length = millimetres.pipe(z.number().positive());

/** The widest bevel on offer, in mm: a wider one is a face of its own (a judgement of ours). */
export const WIDEST_BEVEL: Mm = 30;

/** The base under a stone, in mm. */
const stoneBase = z.object({
  width: length,
  height: length,
  depth: length,
  /** Its material, a variant of the stone type; the stone's own where left out. */
  variantId: identifier.optional(),
});

const surface = z.enum(['asFace', ...finish.options]);
/** How an edge or the sides are worked: like the face, or in a finish of their own. */
export type Surface = z.infer<typeof surface>;

/** What is ordered of a stone besides its face. Whatever is left out is as the stone type has it. */
export const stoneMake = z.object({
  /** In mm; one of those that the stone type comes in. */
  thickness: length.optional(),
  /** The base it stands on; none where left out. */
  base: stoneBase.optional(),
  /** The edge around the face. */
  edge: surface.optional(),
  /** The narrow sides between face and back. */
  side: surface.optional(),
  /** The width of the bevel around the face, in mm as seen from the front; none where left out. */
  bevel: millimetres.pipe(z.number().min(0).max(WIDEST_BEVEL)).optional(),
});
export type StoneMake = z.infer<typeof stoneMake>;

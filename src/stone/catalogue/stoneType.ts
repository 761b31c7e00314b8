import { z } from 'zod';
import { finish } from '../finish';
import { stoneKind } from '../stone';
import { density, rock, stoneSort, tone } from './material';
import { named } from './naming';
import { offeredMake } from './offeredMake';

const length = z.number().positive();

/** A stone's material and finish. */
export const stoneVariant = z.object({
  ...named,
  /** The material's tile, a path below `catalogue/`, e.g. `tiles/black-granite-polished.webp`. */
  tile: z.string(),
  /** The same, small: for choosing it. */
  small: z.string().optional(),
  /** How many pixels of the tile make one millimetre of stone. */
  tilePxPerMm: z.number().positive(),
  /** The material's average colour, `#rrggbb`: shown until the tile has loaded and in small pictures. */
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
  finish,
  /** The material apart from its finish: variants of the same key are one stone, finished differently. Alone where left out. */
  material: z.object({ key: z.string().min(1), Name: named.Name, Names: named.Names }).optional(),
  /** The thinnest stroke in mm that can be sandblasted into it. */
  thinnestStroke: length.default(0.7),
  /** The narrowest web in mm that holds between two cuts, as rubber and as stone. */
  narrowestWeb: length.default(0.4),
  /** Its properties in the terms of churchyard rules; missing ones are unknown. */
  rock: rock.optional(),
  sort: stoneSort.optional(),
  tone: tone.optional(),
  /** Missing in a catalogue, `UNKNOWN_DENSITY` applies. */
  density: density.optional(),
});
export type StoneVariant = z.infer<typeof stoneVariant>;

/** A stone on offer, drawn in millimetres. */
export const stoneType = z.object({
  ...named,
  type: stoneKind,
  existing: z.boolean().default(false),
  /** upright, boulder, heart, book, cross, slab, pillow, double … */
  shape: z.string(),
  width: length,
  height: length,
  thickness: length,
  /** The face's outline as SVG path data in mm, within 0 0 width height. */
  outline: z.string(),
  /** Whether it stands on a visible base above the ground; unknown if left out. */
  base: z.boolean().optional(),
  /** What can be chosen besides the face; nothing where left out. */
  make: offeredMake.optional(),
  Variants: z.array(stoneVariant).min(1),
});
export type StoneType = z.infer<typeof stoneType>;

/** A stone's face, in mm: of one of the catalogue or of one that was photographed. */
export type StoneFace = Pick<StoneType, 'id' | 'width' | 'height' | 'outline'>;

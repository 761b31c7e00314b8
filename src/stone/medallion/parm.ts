import { z } from 'zod';
import { groupField } from '../paragraph/fields';
import { position, scale } from '../position';
import { crop } from './crop';

/** The least and the greatest side of a medallion in mm that factories fire. */
export const LEAST_SIDE = 30;
export const MOST_SIDE = 400;

/** How far a photograph may be made lighter or darker, or its contrast changed, in percent. */
export const MOST_TONED = 50;

export const MEDALLION_SHAPES = ['oval', 'round', 'rectangle'] as const;
export const MEDALLION_TONES = ['colour', 'sepia', 'blackAndWhite'] as const;
export const MEDALLION_RIMS = ['gold', 'white'] as const;

const side = z.number().min(LEAST_SIDE).max(MOST_SIDE);
const percent = z.number().min(-MOST_TONED).max(MOST_TONED);

/** A ceramic plate with a photograph fired on it, which is glued onto the stone. */
export const medallionParm = z.object({
  type: z.literal('medallion'),
  position: position.default({ x: 100, y: 100, rotation: 0 }),
  ...groupField,
  /** It is ordered by its sides: whatever is sent, it is one. */
  scale: scale
    .default(1)
    .transform(() => 1)
    .pipe(z.number()),
  shape: z.enum(MEDALLION_SHAPES).default('oval'),
  /** The sides in mm of the plate, or the diameters of an oval. */
  width: side.default(90),
  height: side.default(120),
  /** The address of the photograph (`POST /api/removebg/{id}/photograph`). */
  picture: z.string().min(1).max(2000),
  /** The part of the photograph that is shown; left out for the largest about its middle. */
  crop: crop.optional(),
  tone: z.enum(MEDALLION_TONES).default('colour'),
  /** How much lighter it is, and how much stronger its contrast, in percent; left out where it is as it was taken. */
  brightness: percent.optional(),
  contrast: percent.optional(),
  /** The thin line along its edge, if any. */
  rim: z.enum(MEDALLION_RIMS).optional(),
});

type Medallion = z.infer<typeof medallionParm>;
export type MedallionShape = Medallion['shape'];
export type MedallionTone = Medallion['tone'];
export type MedallionRim = NonNullable<Medallion['rim']>;
/** What makes up a medallion besides where it lies. */
export type MedallionLooks = Pick<
  Medallion,
  'shape' | 'width' | 'height' | 'picture' | 'crop' | 'tone' | 'brightness' | 'contrast' | 'rim'
>;

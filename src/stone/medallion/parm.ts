import { z } from 'zod';
import { lightFields, photographFields, placeFields } from '../photograph/fields';
import { PHOTOGRAPH_TONES } from '../photograph/tone';

/** The least and the greatest side of a medallion in mm that factories fire. */
export const LEAST_SIDE = 30;
export const MOST_SIDE = 400;

/** The resolution at which factories print: 300 dots per inch, as their instructions for pictures ask. */
export const WANTED_DPI = 300;

export const MEDALLION_SHAPES = ['oval', 'round', 'rectangle'] as const;
export const MEDALLION_RIMS = ['gold', 'white'] as const;

const side = z.number().min(LEAST_SIDE).max(MOST_SIDE);

/** A ceramic plate with a photograph fired on it, which is glued onto the stone. */
export const medallionParm = z.object({
  type: z.literal('medallion'),
  ...placeFields,
  shape: z.enum(MEDALLION_SHAPES).default('oval'),
  /** The sides in mm of the plate, or the diameters of an oval. */
  width: side.default(90),
  height: side.default(120),
  ...photographFields,
  tone: z.enum(PHOTOGRAPH_TONES).default('colour'),
  ...lightFields,
  /** The thin line along its edge, if any. */
  rim: z.enum(MEDALLION_RIMS).optional(),
});

type Medallion = z.infer<typeof medallionParm>;
export type MedallionShape = Medallion['shape'];
export type MedallionRim = NonNullable<Medallion['rim']>;
/** What makes up a medallion besides where it lies. */
export type MedallionLooks = Pick<
  Medallion,
  'shape' | 'width' | 'height' | 'picture' | 'crop' | 'tone' | 'brightness' | 'contrast' | 'rim'
>;

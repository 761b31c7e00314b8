import { z } from 'zod';
import { lightFields, photographFields, placeFields } from '../photograph/fields';

/** The least and the greatest side of an etching in mm: a face smaller than this cannot be known, and beds end at about 60 cm. */
export const LEAST_ETCHED = 30;
export const MOST_ETCHED = 600;

/** How fine a machine may set its dots, in dots per inch: lasers and diamond tips on granite work at 200 to 400. */
export const LEAST_DPI = 100;
export const MOST_DPI = 600;

/** How far the middle tones may be darkened or lightened: the exponent is the inverse of this. */
export const LEAST_GAMMA = 0.4;
export const MOST_GAMMA = 2.5;

/** How strongly edges may be sharpened, in percent. */
export const MOST_SHARPENED = 200;

export const ETCHING_SHAPES = ['oval', 'rectangle'] as const;

/**
 * How tones become dots: by error diffusion (Floyd and Steinberg 1976; Jarvis, Judice and Ninke 1976), an ordered screen
 * (Bayer 1973), or a screen of lines.
 */
export const ETCHING_SCREENS = ['jarvis', 'floydSteinberg', 'ordered', 'lines'] as const;

/** Which pixels of the machine's picture are engraved. */
export const ENGRAVED_PIXELS = ['black', 'white'] as const;

const side = z.number().min(LEAST_ETCHED).max(MOST_ETCHED);

/** A photograph that a laser or a diamond tip sets into polished stone as dots. */
export const etchingParm = z.object({
  type: z.literal('etching'),
  ...placeFields,
  shape: z.enum(ETCHING_SHAPES).default('oval'),
  /** The sides in mm, or the diameters of an oval. */
  width: side.default(90),
  height: side.default(120),
  ...photographFields,
  ...lightFields,
  /** How light its middle tones are: above one lighter. Left out for one. */
  gamma: z.number().min(LEAST_GAMMA).max(MOST_GAMMA).optional(),
  /** How much its edges are sharpened, in percent; left out where they are not. */
  sharpness: z.number().positive().max(MOST_SHARPENED).optional(),
  /** Whether the dark parts are engraved, as on light stone; left out where the bright ones are. */
  inverted: z.literal(true).optional(),
  screen: z.enum(ETCHING_SCREENS).default('jarvis'),
  /** The machine's dots per inch. */
  dpi: z.number().int().min(LEAST_DPI).max(MOST_DPI).default(300),
  /** Which pixels of the machine's picture it engraves. */
  engraves: z.enum(ENGRAVED_PIXELS).default('black'),
});

type Etching = z.infer<typeof etchingParm>;
/** What its dots follow from, besides the photograph. */
export type EtchedTone = Pick<Etching, 'brightness' | 'contrast' | 'gamma' | 'sharpness' | 'inverted'>;
/** What makes up an etching besides where it lies. */
export type EtchingLooks = EtchedTone &
  Pick<Etching, 'shape' | 'width' | 'height' | 'picture' | 'crop' | 'screen' | 'dpi' | 'engraves'>;

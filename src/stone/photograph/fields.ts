import { z } from 'zod';
import { groupField } from '../paragraph/fields';
import { position, scale } from '../position';
import { crop } from './crop';
import { MOST_TONED } from './tone';

/** Where an element with a photograph lies. It has its sides in mm: whatever scale is sent, it is one. */
export const placeFields = {
  position: position.default({ x: 100, y: 100, rotation: 0 }),
  ...groupField,
  scale: z.codec(scale.default(1), z.number(), { decode: () => 1, encode: () => 1 }),
};

/** A photograph, and what of it is shown. */
export const photographFields = {
  /** The address of the photograph (`POST /api/removebg/{id}/photograph`). */
  picture: z.string().min(1).max(2000),
  /** The part of the photograph that is shown; left out for the largest about its middle. */
  crop: crop.optional(),
};

const percent = z.number().min(-MOST_TONED).max(MOST_TONED);

/** How much lighter it is, and how much stronger its contrast, in percent; left out where it is as it was taken. */
export const lightFields = { brightness: percent.optional(), contrast: percent.optional() };

import { z } from 'zod';
import { curve } from './curve';
import { elementKey } from './elementKey';
import { etchingParm } from './etching/parm';
import { medallionParm } from './medallion/parm';
import { flag, identifier, millimetres, numeric, readNumber } from './numbers';
import { groupField, paragraphFields } from './paragraph/fields';
import { position, scale } from './position';
import { qrCodeParm } from './qrCode/parm';

/** The greatest length of an inscription line in UTF-16 units; a longer text is a mistake. */
export const LONGEST_LINE = 500;

/** The greatest length of the name that somebody gives an element. */
export const LONGEST_ELEMENT_NAME = 60;

/** The number of stones whose elements a design remembers: more than anybody compares. */
export const MOST_WISHED = 8;

/** The number of different characters that a line may have drawn. */
const MOST_SIGNS = 60;

/** The greatest length of what is done to an ornament after it was placed, in UTF-16 units. */
export const LONGEST_TRANSFORM = 200;

/** The cap height in mm, as text: a positive number up to 2000. */
const fontSize = z
  .union([z.string(), z.number().transform(String)])
  .refine((written) => {
    const height = readNumber(written);
    return height !== undefined && height > 0 && height <= 2000;
  }, 'fontSize')
  .default('20');

const place = { position: position.default({ x: 100, y: 100, rotation: 0 }), ...groupField };

/** A line of letters (specification section 3). */
export const textParm = z.object({
  type: z.literal('text'),
  ...place,
  scale: scale.default(1),
  subText: z.string().max(LONGEST_LINE).default(''),
  /** Comma-separated numbers in mm, one per character (grapheme cluster). */
  subTextSpacing: z
    .string()
    .max(LONGEST_LINE * 24)
    .default(''),
  /** `sandb` is engraved; anything else is mounted. */
  variant: z.string().max(40).default('sandb'),
  /** The family of the font catalogue, e.g. `EB Garamond`. */
  fontFamily: z.string().max(100).default('EB Garamond'),
  /** Percent of the natural advance; moves letters, does not stretch them. */
  fontSpacing: numeric(1000).default(100),
  /** Mm added behind every character. */
  letterSpacing: millimetres.default(0),
  cursive: z.union([z.boolean(), flag.transform((set) => set === 1)]).default(false),
  fontSize,
  fontColor: z.string().max(40).default('hvid'),
  /** The chosen colour, where a legible substitute is shown on the current material. */
  wishedColor: z.string().max(40).optional(),
  ...paragraphFields,
  /** What the baseline follows; left out for a straight line. */
  curve: curve.optional(),
  /** The catalogue's vignet that is cut, at cap height, for each character where the family lacks it. */
  signs: z
    .record(z.string().max(40), identifier)
    .refine((signs) => Object.keys(signs).length <= MOST_SIGNS, 'signs')
    .optional(),
});

const vignetFields = {
  ...place,
  vignetId: identifier,
  fontColor: z.string().max(40).default('#fff'),
  /** The chosen colour, where a legible substitute is shown on the current material. */
  wishedColor: z.string().max(40).optional(),
  /** Mirrored left to right. */
  reverse: z.union([z.boolean(), flag.transform((set) => set === 1)]).default(false),
  /** A list of functions as in CSS and SVG, applied about the vignet's middle (src/stone/transform.ts). */
  transform: z.string().max(LONGEST_TRANSFORM).default(''),
};

/** An ornament blasted into the stone; by default at three tenths of its natural size. */
export const sandblownVignetParm = z.object({
  type: z.literal('sandblownVignet'),
  ...vignetFields,
  scale: scale.default(0.3),
});

/** A cast ornament standing on the stone. */
export const standardVignetParm = z.object({
  type: z.literal('standardVignet'),
  ...vignetFields,
  scale: scale.default(1),
});

/** The most by which the strokes of a drawing are thickened, in mm: more is another drawing. */
export const MOST_THICKENED = 20;

/** An ornament the user uploaded: `vignetId` is its id in the design's `stoneVignets`. */
export const customVignetParm = z.object({
  type: z.literal('customVignet'),
  ...vignetFields,
  scale: scale.default(1),
  /** By how many mm, at its natural size, the strokes of a traced drawing are thicker than they were drawn, if at all. */
  thickened: z.number().positive().max(MOST_THICKENED).optional(),
});

/** A lantern, vase or other thing fixed to the stone. */
export const attachmentParm = z.object({
  type: z.literal('attachment'),
  ...place,
  scale: scale.default(1),
  attachmentId: identifier,
});

/** One element's properties on a stone. */
const placedParm = z.discriminatedUnion('type', [
  textParm,
  sandblownVignetParm,
  standardVignetParm,
  customVignetParm,
  attachmentParm,
  qrCodeParm,
  medallionParm,
  etchingParm,
]);
export type PlacedParm = z.infer<typeof placedParm>;

/** An element's properties on each of the stones that the design has been on (src/stone/wished). */
const wished = {
  wished: z
    .array(z.object({ StoneTypeId: identifier, element: placedParm }))
    .max(MOST_WISHED)
    .optional(),
};

/** What is said about an element beside what it looks like: the same on every stone, and left out where nothing is said. */
const handling = {
  /** What it is called in lists, where its content does not tell. */
  name: z.string().max(LONGEST_ELEMENT_NAME).optional(),
  /** Agreed: it can no longer be changed (src/stone/edits/allowedByLocks.ts). */
  locked: z.boolean().optional(),
  /** Not on the stone: neither drawn, cut nor priced. */
  hidden: z.boolean().optional(),
  /** Kept free for later, as for the partner's name: laid and shown, and neither cut nor priced with this order. */
  reserved: z.boolean().optional(),
  /** By which it is known outside the designer (src/stone/elementKey.ts); a copy has none. */
  key: elementKey.optional(),
};

const more = { ...wished, ...handling };

/** One element of a stone. */
export const parm = z.discriminatedUnion('type', [
  textParm.extend(more),
  sandblownVignetParm.extend(more),
  standardVignetParm.extend(more),
  customVignetParm.extend(more),
  attachmentParm.extend(more),
  qrCodeParm.extend(more),
  medallionParm.extend(more),
  etchingParm.extend(more),
]);
export type Parm = z.infer<typeof parm>;
/** How an element is handled. */
export type Handling = Pick<Parm, keyof typeof handling>;
export type TextParm = Extract<Parm, { type: 'text' }>;
export type VignetParm = Extract<Parm, { vignetId: number }>;
export type QrCodeParm = Extract<Parm, { type: 'qrCode' }>;
export type MedallionParm = Extract<Parm, { type: 'medallion' }>;
export type EtchingParm = Extract<Parm, { type: 'etching' }>;
/** An element with a colour of its own. */
export type ColouredParm = Extract<Parm, { fontColor: string }>;
export type AttachmentParm = Extract<Parm, { type: 'attachment' }>;

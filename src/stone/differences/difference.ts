import type { Mm } from '../numbers';

/** An element in the design before and after, by its index in `Parms`; one that came or went has only one of them. */
export interface Pair {
  readonly before?: number;
  readonly after?: number;
}

/** What stands between the sides in `measures`. */
export const TIMES = ' × ';

/** What can differ of an element, with a value before and after. */
export const VALUED = [
  /** The words of a line. */
  'words',
  /** The height of its letters, in mm. */
  'height',
  /** The family of the font catalogue. */
  'typeface',
  /** `engraved` or `mounted`. */
  'cut',
  /** The wire's word for a colour. */
  'colour',
  /** The number of a vignet or an attachment in the catalogue. */
  'drawing',
  /** What a QR code leads to. */
  'content',
  /** The sides in mm, e.g. `90 × 120`. */
  'measures',
  /** How many percent of the size before it has now. */
  'size',
] as const;

/** What can differ of an element without a value that would be said. */
export const UNVALUED = [
  'added',
  'removed',
  'slanted',
  'upright',
  'spacing',
  'curve',
  'signs',
  'mirrored',
  'shaped',
  'thickened',
  'ownDrawing',
  'photograph',
  'crop',
  'looks',
  'reserved',
  'cutNow',
  'other',
] as const;

/** What can differ of the stone itself, with a value before and after: numbers of the catalogue, mm, words of the wire. */
export const OF_STONE = [
  'stone',
  'material',
  'thickness',
  'edge',
  'side',
  'bevel',
  'frame',
  'frameColour',
] as const;

/** The same without a value that would be said. */
export const OF_STONE_UNVALUED = [
  'existing',
  'newStone',
  'ownStone',
  'base',
  'noBase',
  'framePieces',
  'letterRule',
  'order',
] as const;

export type Value = string | number | undefined;

/** One difference between two designs in what is cut or shown. */
export type Difference =
  | {
      readonly kind: (typeof VALUED)[number];
      readonly element: Pair;
      readonly before: Value;
      readonly after: Value;
    }
  | { readonly kind: (typeof UNVALUED)[number]; readonly element: Pair }
  /** Elements that were moved together, in mm. */
  | {
      readonly kind: 'moved';
      readonly elements: readonly Pair[];
      readonly right: Mm;
      readonly down: Mm;
    }
  /** In degrees, clockwise. */
  | { readonly kind: 'turned'; readonly element: Pair; readonly degrees: number }
  | { readonly kind: (typeof OF_STONE)[number]; readonly before: Value; readonly after: Value }
  | { readonly kind: (typeof OF_STONE_UNVALUED)[number] };

import type { Mm } from '../numbers';
import { characters } from '../spacing';

/** Characters that are about equally broad in any typeface; the first kind that a character is of counts. */
export const KINDS = [
  ['narrow', /[fijlrt]/],
  ['wide', /[mwæœß]/],
  ['small', /\p{Ll}/u],
  ['narrowCapital', /[IJ]/],
  ['wideCapital', /[MWÆŒ]/],
  ['capital', /\p{Lu}/u],
  ['figure', /\p{Nd}/u],
  ['space', /\s/],
  ['mark', /./u],
] as const;

/** A kind of character, e.g. a capital. */
export type Kind = (typeof KINDS)[number][0];

/** The mean advance of each kind, in cap heights, in the order of the kinds. */
type Breadths = readonly [
  narrow: number,
  wide: number,
  small: number,
  narrowCapital: number,
  wideCapital: number,
  capital: number,
  figure: number,
  space: number,
  mark: number,
];

/**
 * The typefaces of the templates: where a template is set onto a stone there are no fonts at hand, only in the stage's
 * worker. A test measures them anew in the fonts' own files.
 */
export const BREADTHS: Readonly<Record<string, Breadths>> = {
  'EB Garamond': [0.48, 1.14, 0.7, 0.53, 1.37, 0.97, 0.77, 0.33, 0.51],
  Cinzel: [0.77, 1.25, 0.93, 0.51, 1.35, 0.95, 0.8, 0.36, 0.51],
  'Libre Baskerville': [0.52, 1.32, 0.78, 0.5, 1.43, 0.98, 0.79, 0.37, 0.57],
  'Great Vibes': [0.29, 0.66, 0.42, 1.26, 1.8, 1.26, 0.51, 0.23, 0.52],
  'Cormorant Garamond': [0.51, 1.17, 0.72, 0.53, 1.37, 0.98, 0.73, 0.37, 0.52],
  Alegreya: [0.54, 1.26, 0.78, 0.52, 1.34, 0.93, 0.72, 0.27, 0.57],
  Jost: [0.44, 1.13, 0.76, 0.39, 1.28, 0.87, 0.83, 0.43, 0.6],
  Marcellus: [0.47, 1.22, 0.77, 0.37, 1.44, 0.82, 0.77, 0.43, 0.51],
  'Libre Caslon Text': [0.45, 1.15, 0.73, 0.46, 1.32, 0.92, 0.73, 0.35, 0.55],
  Forum: [0.44, 1.14, 0.74, 0.36, 1.15, 0.79, 0.68, 0.39, 0.48],
};

/** A typeface that nobody has measured counts as broad as the broadest: its letters stay on the stone. */
const BROADEST = 'Cinzel';

/** The kind a character is of; an accent does not make it broader. */
export function kindOf(character: string): Kind {
  const bare = character.normalize('NFD').charAt(0);
  return KINDS.find(([, pattern]) => pattern.test(bare))?.[0] ?? 'mark';
}

/**
 * About how broad a line of letters is.
 *
 * @param family the typeface as `fontFamily` names it
 * @param spacing mm behind each letter but the last
 */
export function breadthOf(text: string, family: string, capHeight: Mm, spacing: Mm): Mm {
  const breadths = BREADTHS[family] ?? BREADTHS[BROADEST];
  const letters = characters(text);
  const advances = letters.reduce((sum, character) => {
    const kind = kindOf(character);
    return sum + (breadths?.[KINDS.findIndex(([name]) => name === kind)] ?? 1);
  }, 0);
  return advances * capHeight + Math.max(0, letters.length - 1) * spacing;
}

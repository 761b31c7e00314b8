import type { Mm } from '../numbers';
import { characters } from '../spacing';

/** Characters of about equal width in any typeface; a character belongs to the first matching kind. */
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
 * The families on offer: where a line is placed there are no fonts, which are only in the stage's worker. A test checks
 * the values against the fonts' files.
 */
export const BREADTHS: Readonly<Record<string, Breadths>> = {
  'EB Garamond': [0.48, 1.14, 0.7, 0.53, 1.37, 0.97, 0.76, 0.33, 0.51],
  'Libre Caslon Text': [0.45, 1.15, 0.73, 0.46, 1.33, 0.92, 0.73, 0.35, 0.55],
  Baskervville: [0.48, 1.18, 0.73, 0.58, 1.41, 0.97, 0.75, 0.35, 0.54],
  'Cormorant Garamond': [0.51, 1.17, 0.72, 0.53, 1.37, 0.98, 0.73, 0.37, 0.52],
  'Sorts Mill Goudy': [0.46, 1.11, 0.71, 0.43, 1.34, 0.95, 0.74, 0.3, 0.53],
  Cinzel: [0.77, 1.25, 0.93, 0.51, 1.35, 0.96, 0.8, 0.36, 0.51],
  Marcellus: [0.47, 1.22, 0.77, 0.37, 1.44, 0.82, 0.77, 0.43, 0.51],
  'Marcellus SC': [0.59, 1.15, 0.74, 0.37, 1.45, 0.83, 0.77, 0.43, 0.51],
  Forum: [0.44, 1.14, 0.74, 0.36, 1.15, 0.79, 0.67, 0.39, 0.48],
  'Gilda Display': [0.5, 1.24, 0.76, 0.57, 1.42, 0.91, 0.79, 0.36, 0.56],
  'Playfair Display': [0.51, 1.21, 0.75, 0.47, 1.25, 0.9, 0.74, 0.34, 0.57],
  Alegreya: [0.53, 1.26, 0.78, 0.52, 1.34, 0.93, 0.72, 0.27, 0.57],
  'Alegreya SC': [0.72, 1.11, 0.85, 0.54, 1.37, 0.94, 0.72, 0.27, 0.56],
  Vollkorn: [0.57, 1.31, 0.8, 0.53, 1.4, 0.95, 0.77, 0.29, 0.57],
  Caudex: [0.49, 1.22, 0.76, 0.48, 1.33, 0.93, 0.75, 0.38, 0.6],
  Philosopher: [0.52, 1.22, 0.79, 0.44, 1.32, 0.94, 0.79, 0.38, 0.58],
  Quattrocento: [0.55, 1.39, 0.83, 0.52, 1.51, 0.94, 0.82, 0.36, 0.6],
  Belleza: [0.43, 1.14, 0.71, 0.42, 1.32, 0.88, 0.76, 0.38, 0.57],
  'Josefin Sans': [0.47, 1.17, 0.78, 0.5, 1.35, 0.95, 0.74, 0.46, 0.4],
  'Great Vibes': [0.29, 0.66, 0.42, 1.26, 1.8, 1.26, 0.51, 0.23, 0.52],
  'Alex Brush': [0.44, 0.86, 0.5, 1, 1.62, 1.15, 0.8, 0.28, 0.44],
  Allura: [0.45, 0.98, 0.63, 0.85, 1.79, 1.07, 0.85, 0.37, 0.57],
  'Pinyon Script': [0.39, 0.99, 0.58, 0.91, 1.33, 0.99, 0.83, 0.35, 0.46],
  Parisienne: [0.34, 0.83, 0.53, 0.89, 1.65, 1.16, 0.84, 0.39, 0.44],
  Courgette: [0.45, 1.03, 0.67, 0.47, 1.22, 0.73, 0.69, 0.4, 0.57],
  Almendra: [0.51, 1.16, 0.72, 0.5, 1.32, 0.82, 0.66, 0.27, 0.45],
  Quintessential: [0.44, 0.96, 0.59, 0.39, 1.41, 0.81, 0.68, 0.34, 0.56],
  Fondamento: [0.49, 1.06, 0.69, 0.47, 1.51, 0.91, 0.8, 0.35, 0.58],
  'Uncial Antiqua': [0.56, 1.09, 0.74, 0.44, 1.36, 0.84, 0.75, 0.28, 0.47],
  UnifrakturMaguntia: [0.46, 0.98, 0.62, 1.01, 1.59, 1.11, 0.63, 0.43, 0.45],
  'Grenze Gotisch': [0.46, 1.12, 0.72, 0.62, 1.36, 0.89, 0.72, 0.27, 0.54],
  'Cinzel Decorative': [0.87, 1.38, 1.03, 0.59, 1.38, 1, 0.83, 0.36, 0.51],
  'Old Standard TT': [0.48, 1.07, 0.7, 0.66, 1.26, 0.98, 0.81, 0.39, 0.58],
  'Libre Baskerville': [0.51, 1.32, 0.78, 0.5, 1.43, 0.98, 0.79, 0.37, 0.57],
  Jost: [0.44, 1.13, 0.76, 0.39, 1.28, 0.87, 0.83, 0.43, 0.6],
  'Source Sans 3': [0.49, 1.24, 0.79, 0.59, 1.16, 0.86, 0.78, 0.3, 0.55],
};

/** An unmeasured typeface counts as the widest: its letters stay on the stone. */
const BROADEST = 'Cinzel Decorative';

/** The kind a character is of; an accent does not make it broader. */
export function kindOf(character: string): Kind {
  const bare = character.normalize('NFD').charAt(0);
  return KINDS.find(([, pattern]) => pattern.test(bare))?.[0] ?? 'mark';
}

/** The approximate width of letters without the spacing behind them, in cap heights. */
export function advanceOf(text: string, family: string): number {
  const breadths = BREADTHS[family] ?? BREADTHS[BROADEST];
  return characters(text).reduce((sum, character) => {
    const kind = kindOf(character);
    return sum + (breadths?.[KINDS.findIndex(([name]) => name === kind)] ?? 1);
  }, 0);
}

/**
 * The approximate width of a line of letters.
 *
 * @param family the typeface as `fontFamily` names it
 * @param spacing mm behind each letter but the last
 */
export function breadthOf(text: string, family: string, capHeight: Mm, spacing: Mm): Mm {
  return advanceOf(text, family) * capHeight + Math.max(0, characters(text).length - 1) * spacing;
}

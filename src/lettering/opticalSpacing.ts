import { type Mm, toTenth } from '../stone/numbers';
import { roomBetween } from './facing';
import { facings, fontFit, type PairKind } from './fontFit';
import { handSpacing } from './handSpacing';
import type { Line } from './layLine';
import { pairMove } from './pairMove';
import type { Typeface } from './typeface';

/** Neighbouring ink is never brought nearer than this, in mm: a thinner web of stone or rubber breaks out when blasted. */
const LEAST_WEB: Mm = 0.6;

/** Rounded up to a tenth, ignoring the noise of binary fractions. */
const upToTenth = (mm: Mm): Mm => Math.ceil(mm * 10 - 1e-6) / 10 + 0;

const CAPITAL = /^\p{Lu}/u;
const SMALL = /^\p{Ll}/u;

/** The kind of a pair; undefined where one is not a letter: figures and signs keep the font's spacing. */
function kindOf(one: string, other: string): PairKind | undefined {
  const capitals = [one, other].filter((character) => CAPITAL.test(character)).length;
  const small = [one, other].filter((character) => SMALL.test(character)).length;
  if (capitals + small < 2) return undefined;
  if (capitals === 2) return 'capitals';
  return small === 2 ? 'small' : 'mixed';
}

interface Gap {
  readonly index: number;
  /** Its current spacing, in mm. */
  readonly now: Mm;
  /** What is added to the font's own spacing, in mm. */
  readonly move: Mm;
  /** The spacing at which their ink is just far enough apart, in mm. */
  readonly least: Mm;
}

/** The gaps between characters that both have ink. */
function gapsOf(typeface: Typeface, line: Line, spacings: readonly Mm[]): Gap[] {
  const { letters, capHeight } = line;
  const text = letters.map(({ cluster }) => cluster).join('');
  const own = facings(typeface, text);
  // Slanting leaves the white unchanged, level by level, but brings corners nearer.
  const drawn = line.cursive === 'slant' ? facings(typeface, text, line.cursive) : own;
  const fit = fontFit(typeface);
  return own.flatMap((one, index): Gap[] => {
    const other = own[index + 1];
    const [letter, next] = [letters[index], letters[index + 1]];
    if (!letter || !next || one.top === undefined || other?.top === undefined) return [];
    const now = spacings[index] ?? 0;
    const kind = kindOf(letter.cluster, next.cluster);
    const move = kind ? toTenth(pairMove(fit, kind, one, other) * capHeight) : 0;
    // What font spacing and letter spacing add to the font's own.
    const added = next.x - letter.x - now - (other.x - one.x) * capHeight;
    const [drawnOne = one, drawnOther = other] = drawn.slice(index, index + 2);
    const room = roomBetween(drawnOne, drawnOther, LEAST_WEB / capHeight) * capHeight;
    return [{ index, now, move, least: -room - added }];
  });
}

/**
 * Proposes a spacing behind each character that evens out the white between neighbouring letters, as a letter-cutter
 * does by eye. The font's own fit is the reference: pairs that look like its plain pairs stay, open ones (LT, AV, Ty)
 * close, crowded ones open, within narrow bounds. Figures and signs keep the font's spacing, so that a year stays one
 * number; letters that join stay as the font joins them. Spacing set by hand between single letters is replaced,
 * spacing given to all alike stays. Word spaces and their neighbours stay as they are.
 *
 * A pair that the business keeps is spaced as it is kept, whatever the white there, also of figures and of letters that
 * join: somebody has set it by eye. It says nothing of what was given to all alike.
 *
 * @param line set with its current spacings.
 * @param spacings those spacings, mm behind each character.
 * @param kept the kept spacing behind each character, in mm; undefined where there is none.
 * @returns one spacing per character, in tenths of a mm, that brings no ink nearer than 0.6 mm, and the kept ones as they are;
 *   stable when repeated.
 */
export function opticalSpacing(
  typeface: Typeface,
  line: Line,
  spacings: readonly Mm[],
  kept: readonly (Mm | undefined)[] = [],
): Mm[] {
  const proposed = line.letters.map((_letter, index) => spacings[index] ?? 0);
  const gaps = gapsOf(typeface, line, spacings);
  const { joins } = fontFit(typeface);
  const common = toTenth(handSpacing(gaps.filter(({ index }) => kept[index] === undefined)));
  for (const { index, now, move, least } of gaps) {
    const even = joins ? 0 : Math.max(toTenth(common + move), upToTenth(Math.min(least, now)));
    proposed[index] = kept[index] ?? even;
  }
  return proposed;
}

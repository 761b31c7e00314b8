import { boxAround, contoursOf } from '../../geometry/contour';
import { layLine } from '../../lettering/layLine';
import { letterOutline } from '../../lettering/letterOutline';
import type { Typeface } from '../../lettering/typeface';
import { type Finding, type FoundCharacter, found } from '../../stone/finding';
import { narrowestWebIn } from '../../stone/narrowestWeb';
import type { Mm } from '../../stone/numbers';
import type { LetteringNode, Slab } from '../scene';
import { distanceBetween } from './ink/distance';
import type { Piece } from './ink/pieces';
import { ABUTTING, CAST_APART } from './limits';

/** How much closer letters joined by their typeface may be, as a fraction of the cap height. */
const PUSHED = 0.02;

/** The advance to the last of some characters in a typeface that joins them, by the slant and the text. */
const joined = new WeakMap<Typeface, Map<string, number | undefined>>();

/**
 * Whether the first and the last of some characters touch where their own typeface sets them: those of a joined script
 * do, and a few whose swash reaches under the next.
 *
 * @returns the typeface's own advance to the last, in cap heights; undefined where they are not joined.
 */
function joinedAt({ typeface, line }: LetteringNode, text: string): number | undefined {
  const known = joined.get(typeface) ?? new Map<string, number | undefined>();
  joined.set(typeface, known);
  const key = `${line.cursive} ${text}`;
  if (known.has(key)) return known.get(key);
  const fontSize = line.capHeight;
  const set = layLine(typeface, {
    text,
    fontSize,
    fontSpacing: 100,
    letterSpacing: 0,
    spacings: [],
    cursive: line.cursive,
  });
  const [first, last] = [set.letters.at(0), set.letters.at(-1)].map((letter) => {
    const contours = letter ? contoursOf(letterOutline(typeface, set, letter), fontSize / 10_000) : [];
    return { contours, box: boxAround(contours) };
  });
  const touch = first && last && distanceBetween(first, last, fontSize * ABUTTING) <= fontSize;
  const at = touch ? (set.letters.at(-1)?.x ?? 0) / fontSize : undefined;
  known.set(key, at);
  return at;
}

/** The least distance between the characters of a line, in mm. */
function leastApart({ cut, line, place }: LetteringNode, { variant }: Slab): Mm {
  return cut === 'mounted' ? CAST_APART : narrowestWebIn(variant, line.capHeight * place.scale);
}

/** Two characters of a line that are too near to each other, and their distance in mm. */
export interface TouchingPair {
  readonly one: FoundCharacter;
  readonly other: FoundCharacter;
  readonly apart: Mm;
}

/**
 * The pairs of characters of a line whose ink is nearer to each other than `limit` mm. Those that their typeface joins
 * stay joined, and are not included.
 *
 * @param pieces the characters of the line, from `piecesOf`.
 */
export function touchingPairs(node: LetteringNode, pieces: readonly Piece[], limit: Mm): TouchingPair[] {
  const { line, place } = node;
  const abutting = line.capHeight * place.scale * ABUTTING;
  const isMeant = (from: number, to: number) => {
    const letters = line.letters.slice(from, to + 1);
    const natural = joinedAt(node, letters.map(({ cluster }) => cluster).join(''));
    const on = ((letters.at(-1)?.x ?? 0) - (letters[0]?.x ?? 0)) / line.capHeight;
    return natural !== undefined && on >= natural - PUSHED;
  };
  return pieces.flatMap(({ character: one, ...ink }, index) =>
    pieces.slice(index + 1).flatMap(({ character: other, ...otherInk }): TouchingPair[] => {
      const apart = distanceBetween(ink, otherInk, limit);
      if (!one || !other || apart >= limit) return [];
      return apart <= abutting && isMeant(one.index, other.index) ? [] : [{ one, other, apart }];
    }),
  );
}

/**
 * A line whose characters are nearer to each other than the material and the workmanship can hold: `value` is the
 * least distance in mm, 0 where they overlap.
 */
export function lettersTouching(node: LetteringNode, pieces: readonly Piece[], slab: Slab): Finding[] {
  const limit = leastApart(node, slab);
  const pairs = touchingPairs(node, pieces, limit);
  if (pairs.length === 0) return [];
  // Not spread: hundreds of letters on a small arc are a hundred thousand pairs.
  const value = pairs.reduce((least, { apart }) => Math.min(least, apart), limit);
  const places = new Map(pairs.flatMap(({ one, other }) => [one, other]).map((each) => [each.index, each]));
  const characters = [...places.values()].sort((one, other) => one.index - other.index);
  const severity = value < limit / 2 ? 'error' : 'warning';
  return [found(severity, 'lettersTouching', { elements: [node.element], characters, value, limit })];
}

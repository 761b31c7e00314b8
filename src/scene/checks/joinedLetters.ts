import type { Box } from '../../geometry/box';
import { boxAround, contoursOf } from '../../geometry/contour';
import { layLine } from '../../lettering/layLine';
import { letterBox } from '../../lettering/letterBox';
import { letterOutline } from '../../lettering/letterOutline';
import type { Typeface } from '../../lettering/typeface';
import type { LetteringNode } from '../scene';
import { boxesNear, distanceBetween } from './ink/distance';
import { ABUTTING } from './limits';

/** How much closer letters joined by their typeface may be, as a fraction of the cap height. */
const PUSHED = 0.02;

/**
 * Letters whose boxes are farther apart than this fraction of the cap height, in a line as the typeface sets it, are not
 * joined by it: what a slice of the line is set like differs from the whole by no more than kerning.
 */
const BESIDE = 0.5;

/** The advance to the last of some characters in a typeface that joins them, by the slant and the text. */
const joined = new WeakMap<Typeface, Map<string, number | undefined>>();

/** A text as its own typeface sets it, on a straight line. */
function naturalLine({ typeface, line: { capHeight: fontSize, cursive } }: LetteringNode, text: string) {
  return layLine(typeface, { text, fontSize, fontSpacing: 100, letterSpacing: 0, spacings: [], cursive });
}

/**
 * Whether the first and the last of some characters touch where their own typeface sets them: those of a joined script
 * do, and a few whose swash reaches under the next.
 *
 * @returns the typeface's own advance to the last, in cap heights; undefined where they are not joined.
 */
function joinedAt(node: LetteringNode, text: string): number | undefined {
  const { typeface, line } = node;
  const known = joined.get(typeface) ?? new Map<string, number | undefined>();
  joined.set(typeface, known);
  const key = `${line.cursive} ${text}`;
  if (known.has(key)) return known.get(key);
  const fontSize = line.capHeight;
  const set = naturalLine(node, text);
  const [first, last] = [set.letters.at(0), set.letters.at(-1)].map((letter) => {
    const contours = letter ? contoursOf(letterOutline(typeface, set, letter), fontSize / 10_000) : [];
    return { contours, box: boxAround(contours) };
  });
  const touch = first && last && distanceBetween(first, last, fontSize * ABUTTING) <= fontSize;
  const at = touch ? (set.letters.at(-1)?.x ?? 0) / fontSize : undefined;
  known.set(key, at);
  return at;
}

/** The boxes of a line's letters as its typeface sets them, in mm; undefined for those without ink. */
function naturalBoxes(node: LetteringNode): readonly (Box | undefined)[] {
  const { typeface, line } = node;
  const set = naturalLine(node, line.letters.map(({ cluster }) => cluster).join(''));
  return set.letters.map((letter) => letterBox(typeface, set, letter));
}

/**
 * Whether two letters of a line, by their indices, are joined by their typeface and stand no closer than it sets them. Only
 * letters that it sets beside each other are laid to see: on a small arc any two of hundreds may lie on each other.
 */
export function joinedBy(node: LetteringNode): (from: number, to: number) => boolean {
  const { line } = node;
  let boxes: readonly (Box | undefined)[] | undefined;
  return (from, to) => {
    boxes ??= naturalBoxes(node);
    const [one, other] = [boxes[from], boxes[to]];
    if (!one || !other || !boxesNear(one, other, line.capHeight * BESIDE)) return false;
    const letters = line.letters.slice(from, to + 1);
    const natural = joinedAt(node, letters.map(({ cluster }) => cluster).join(''));
    const on = ((letters.at(-1)?.x ?? 0) - (letters[0]?.x ?? 0)) / line.capHeight;
    return natural !== undefined && on >= natural - PUSHED;
  };
}

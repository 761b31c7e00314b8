import type { Mm } from '../stone/numbers';
import { boundsOf } from './bounds';
import type { Letter, Line } from './layLine';
import { letterOutline } from './letterOutline';
import { type Profile, profileOf } from './profile';
import type { Typeface } from './typeface';

/** At how many levels between baseline and cap height the white is measured. */
const LEVELS = 32;

/**
 * White farther apart than this, in cap heights, looks like no more: the hollow of an L or a T belongs to the letter,
 * not to the gap.
 */
const FARTHEST = 0.4;

/** Proposals are whole tenths of a mm: finer steps nobody cuts. */
const toTenth = (mm: Mm): Mm => Math.round(mm * 10) / 10 + 0;

interface Measured {
  readonly profile: Profile;
  /** The letter has ink. */
  readonly inked: boolean;
}

function measure(typeface: Typeface, line: Line, letter: Letter, levels: readonly Mm[]): Measured {
  const outline = letterOutline(typeface, line, letter, 'left');
  return { profile: profileOf(outline, levels), inked: boundsOf(outline) !== undefined };
}

/** How far apart two neighbours are at each level in mm, from edge to edge; undefined where one of them is not. */
function distances(one: Measured, other: Measured, levels: readonly Mm[]): (Mm | undefined)[] {
  return levels.map((_level, index) => {
    const [right, left] = [one.profile.right[index], other.profile.left[index]];
    return right === undefined || left === undefined ? undefined : left - right;
  });
}

/** The mean white in mm between two neighbours that are moved `by` mm farther apart. */
function whiteOf(between: readonly (Mm | undefined)[], by: Mm, farthest: Mm): Mm {
  const white = between.map((distance) =>
    distance === undefined ? farthest : Math.min(farthest, distance + by),
  );
  return white.reduce((sum, each) => sum + each, 0) / between.length;
}

/** How far apart neighbours have to be moved to get a given white, in mm: white only grows, so it is found by halves. */
function moveTo(white: Mm, between: readonly (Mm | undefined)[], farthest: Mm): Mm {
  let [near, far] = [-farthest, farthest];
  for (let halving = 0; halving < 24; halving += 1) {
    const middle = (near + far) / 2;
    if (whiteOf(between, middle, farthest) < white) near = middle;
    else far = middle;
  }
  return (near + far) / 2;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/**
 * Proposes a spacing behind each character that evens out the white between neighbouring letters, as a mason does by
 * eye. The line keeps about its width: gaps wider than the middle one close, narrower ones open. Word spaces and what
 * stands beside them stay as they are.
 *
 * @param line laid with the spacings it has now.
 * @param spacings those spacings, mm behind each character.
 * @returns one spacing per character, in tenths of a mm; only a proposal.
 */
export function opticalSpacing(typeface: Typeface, line: Line, spacings: readonly Mm[]): Mm[] {
  const levels = Array.from({ length: LEVELS }, (_, index) => -line.capHeight * ((index + 0.5) / LEVELS));
  const measured = line.letters.map((letter) => measure(typeface, line, letter, levels));
  const farthest = FARTHEST * line.capHeight;
  const gaps = measured.slice(0, -1).flatMap((one, index) => {
    const other = measured[index + 1];
    return one.inked && other?.inked ? [{ index, between: distances(one, other, levels) }] : [];
  });
  const even = median(gaps.map(({ between }) => whiteOf(between, 0, farthest)));
  const proposed = line.letters.map((_letter, index) => spacings[index] ?? 0);
  for (const { index, between } of gaps) {
    proposed[index] = toTenth((proposed[index] ?? 0) + moveTo(even, between, farthest));
  }
  return proposed;
}

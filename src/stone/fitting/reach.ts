import { type Mm, readNumber } from '../numbers';
import type { Parm } from '../parm';
import { characters } from '../spacing';
import { advanceOf } from '../templates/breadths';
import type { SizeOf } from './naturalSize';
import { liesOn, type Silhouette } from './silhouette';

/** What a line is broader and a letter such as g or Å higher than reckoned with, in cap heights. */
const ABOVE = 1.25;
const BELOW = 0.35;
const SLACK = 1.08;

/** Lines may stand a little closer than that: a broken name does. */
const TIGHT = 0.9;

/** Where an element stands, and from where to where it reaches about that, in mm. */
export interface Reach {
  readonly x: Mm;
  readonly y: Mm;
  readonly half: Mm;
  readonly above: Mm;
  readonly below: Mm;
}

/** From where to where an element reaches, wherever it stands and however high it is: what it says is read once. */
function reaching(element: Parm, sizeOf: SizeOf): (now: Parm) => Reach {
  if (element.type !== 'text') {
    const { width, height } = sizeOf(element);
    return ({ position: { x, y }, scale }) => {
      const [half, above] = [(width * scale) / 2, (height * scale) / 2];
      return { x, y, half, above, below: above };
    };
  }
  const { subText, fontFamily } = element;
  const [advance, gaps] = [advanceOf(subText, fontFamily), Math.max(0, characters(subText).length - 1)];
  return (now) => {
    const [fontSize, letterSpacing] = now.type === 'text' ? [now.fontSize, now.letterSpacing] : ['0', 0];
    const cap = (readNumber(fontSize) ?? 0) * now.scale;
    const breadth = advance * cap + gaps * letterSpacing;
    const { x, y } = now.position;
    return { x, y, half: (breadth * SLACK) / 2, above: cap * ABOVE, below: cap * BELOW };
  };
}

/** The reaches of elements, set somewhere else in the same order again and again. */
export function reachesOf(
  elements: readonly Parm[],
  sizeOf: SizeOf,
): (set: readonly Parm[]) => readonly Reach[] {
  const each = elements.map((element) => reaching(element, sizeOf));
  return (set) => set.flatMap((element, index) => each[index]?.(element) ?? []);
}

/** Whether an element keeps so far from a face's edge, in mm, as broad as its letters are reckoned to be. */
export function keepsWithin(
  { x, y, half, above, below }: Reach,
  silhouette: Silhouette,
  margin: Mm,
): boolean {
  return liesOn(silhouette, {
    left: x - half - margin,
    right: x + half + margin,
    top: y - above - margin,
    bottom: y + below + margin,
  });
}

const reachesOver = (one: Reach, other: Reach) =>
  Math.abs(one.x - other.x) < one.half + other.half &&
  one.y - one.above * TIGHT < other.y + other.below * TIGHT &&
  other.y - other.above * TIGHT < one.y + one.below * TIGHT;

/** How many pairs of elements reach over each other. */
export function overlapsAmong(reaches: readonly Reach[]): number {
  let count = 0;
  for (const [index, one] of reaches.entries()) {
    for (const other of reaches.slice(0, index)) count += Number(reachesOver(one, other));
  }
  return count;
}

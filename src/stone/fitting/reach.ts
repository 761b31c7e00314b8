import { radians } from '../../geometry/angle';
import { type Mm, readNumber } from '../numbers';
import type { Parm } from '../parm';
import { characters } from '../spacing';
import { advanceOf } from '../templates/breadths';
import type { SizeOf } from './naturalSize';
import { liesOn, type Silhouette } from './silhouette';

/** What a line reaches to, in cap heights, and how much broader it is than reckoned with. */
interface Reckoning {
  readonly above: number;
  readonly below: number;
  readonly slack: number;
}

/** Room for letters such as g or Å, and for a line that is broader than letters are on the whole. */
export const GENEROUS: Reckoning = { above: 1.25, below: 0.35, slack: 1.08 };
/** What most lines take. */
export const PLAIN: Reckoning = { above: 1, below: 0.3, slack: 1 };

/** Lines may stand a little closer than that: a broken name does. */
const TIGHT = 0.9;

/** Where an element stands, and how far it reaches from there to each side, in mm; below 0 where it begins beyond that. */
export interface Reach {
  readonly x: Mm;
  readonly y: Mm;
  readonly left: Mm;
  readonly right: Mm;
  readonly above: Mm;
  readonly below: Mm;
}

/** The reach of what is so broad and so high about where it stands, turned with it. */
function turned({ position: { x, y, rotation } }: Parm, half: Mm, above: Mm, below: Mm): Reach {
  if (rotation === 0) return { x, y, left: half, right: half, above, below };
  const [cos, sin] = [Math.cos(radians(rotation)), Math.sin(radians(rotation))];
  const corners = [-half, half].flatMap((across) =>
    [-above, below].map((down) => [across * cos - down * sin, across * sin + down * cos] as const),
  );
  const [across, down] = [corners.map((corner) => corner[0]), corners.map((corner) => corner[1])];
  return {
    x,
    y,
    left: -Math.min(...across),
    right: Math.max(...across),
    above: -Math.min(...down),
    below: Math.max(...down),
  };
}

/** How far an element reaches, wherever it stands and however high it is: what it says is read once. */
function reaching(element: Parm, sizeOf: SizeOf, { above, below, slack }: Reckoning): (now: Parm) => Reach {
  if (element.type !== 'text') {
    const { width, height } = sizeOf(element);
    return (now) => {
      const [half, up] = [(width * now.scale) / 2, (height * now.scale) / 2];
      return turned(now, half, up, up);
    };
  }
  const { subText, fontFamily } = element;
  const [advance, gaps] = [advanceOf(subText, fontFamily), Math.max(0, characters(subText).length - 1)];
  return (now) => {
    const [fontSize, letterSpacing] = now.type === 'text' ? [now.fontSize, now.letterSpacing] : ['0', 0];
    const cap = (readNumber(fontSize) ?? 0) * now.scale;
    const breadth = advance * cap + gaps * letterSpacing * now.scale;
    return turned(now, (breadth * slack) / 2, cap * above, cap * below);
  };
}

/** The reaches of elements, set somewhere else in the same order again and again. */
export function reachesOf(
  elements: readonly Parm[],
  sizeOf: SizeOf,
  reckoning: Reckoning,
): (set: readonly Parm[]) => readonly Reach[] {
  const each = elements.map((element) => reaching(element, sizeOf, reckoning));
  return (set) => set.flatMap((element, index) => each[index]?.(element) ?? []);
}

/** Whether there is anything to be seen of an element: an empty line takes no room. */
export function isSeen(element: Parm, sizeOf: SizeOf): boolean {
  return element.type === 'text' ? element.subText.trim() !== '' : sizeOf(element).height > 0;
}

/** Whether an element keeps so far from a face's edge, in mm. */
export function keepsWithin(
  { x, y, left, right, above, below }: Reach,
  silhouette: Silhouette,
  margin: Mm,
): boolean {
  return liesOn(silhouette, {
    left: x - left - margin,
    right: x + right + margin,
    top: y - above - margin,
    bottom: y + below + margin,
  });
}

const reachesOver = (one: Reach, other: Reach) =>
  one.x - one.left < other.x + other.right &&
  other.x - other.left < one.x + one.right &&
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

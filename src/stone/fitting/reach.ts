import { radians } from '../../geometry/angle';
import type { Curve } from '../curve';
import { type Mm, readNumber } from '../numbers';
import type { Parm } from '../parm';
import { characters } from '../spacing';
import { advanceOf } from '../templates/breadths';
import type { SizeOf } from './naturalSize';
import { liesOn, type Silhouette } from './silhouette';

/** The vertical reach of a line, in cap heights, and how much wider it is than estimated. */
interface Reckoning {
  readonly above: number;
  readonly below: number;
  readonly slack: number;
}

/** Room for letters such as g or Å, and for a line that is wider than average. */
export const GENEROUS: Reckoning = { above: 1.25, below: 0.35, slack: 1.08 };
/** The room for most lines. */
export const PLAIN: Reckoning = { above: 1, below: 0.3, slack: 1 };

/** Lines may be a little closer than that: a broken name is. */
const TIGHT = 0.9;

/** An element's position, and how far it reaches from there to each side, in mm; negative where it begins beyond that. */
export interface Reach {
  readonly x: Mm;
  readonly y: Mm;
  readonly left: Mm;
  readonly right: Mm;
  readonly above: Mm;
  readonly below: Mm;
}

/** The reach of a box of this width and height about its position, rotated with it. */
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

/** An element's reach, independent of its position and height: its text is read once. */
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
    const straight = { half: (breadth * slack) / 2, rise: 0, fall: 0 };
    const curve = now.type === 'text' && now.curve?.kind === 'arc' ? now.curve : undefined;
    const { half, rise, fall } = curve ? onArc(straight.half, curve, now.scale) : straight;
    return turned(now, half, cap * above + rise, cap * below + fall);
  };
}

/**
 * The reach of a line of letters on an arc: the two farthest points of its baseline and how far they lie below its middle,
 * or above it. A line that follows an edge is reckoned with as a straight one.
 */
function onArc(half: Mm, curve: Extract<Curve, { kind: 'arc' }>, scale: number) {
  const radius = curve.radius * scale;
  const angle = Math.min(Math.PI, half / radius);
  const sagitta = radius * (1 - Math.cos(angle));
  return {
    half: radius * Math.sin(Math.min(angle, Math.PI / 2)),
    rise: curve.side === 'inside' ? sagitta : 0,
    fall: curve.side === 'outside' ? sagitta : 0,
  };
}

/** The reaches of elements, moved in the same order repeatedly. */
export function reachesOf(
  elements: readonly Parm[],
  sizeOf: SizeOf,
  reckoning: Reckoning,
): (set: readonly Parm[]) => readonly Reach[] {
  const each = elements.map((element) => reaching(element, sizeOf, reckoning));
  return (set) => set.flatMap((element, index) => each[index]?.(element) ?? []);
}

/** Whether an element takes room on a face: an empty line does not. */
export function takesRoom(element: Parm, sizeOf: SizeOf): boolean {
  return element.type === 'text' ? element.subText.trim() !== '' : sizeOf(element).height > 0;
}

/** Whether an element keeps this distance from a face's edge, in mm. */
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

/** The number of pairs of overlapping elements. */
export function overlapsAmong(reaches: readonly Reach[]): number {
  let count = 0;
  for (const [index, one] of reaches.entries()) {
    for (const other of reaches.slice(0, index)) count += Number(reachesOver(one, other));
  }
  return count;
}

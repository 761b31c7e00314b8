import { joinOutlines, type Outline } from '../../../geometry/outline';
import { outlineOfContours } from '../../../geometry/outlineOfContours';
import type { Point } from '../../../geometry/point';
import { type Contour, contoursOf, type Stroke } from '../../../geometry/strokes';
import type { Mm } from '../../../stone/numbers';
import { contoursIn } from '../islands';
import { apart, beginningAt, endingAt, folded, meeting, NO_WIDTH } from './fold';

/** A line that goes out and back no farther than this, in mm, is the tip of what stands there: it is left as it is. */
const TIP: Mm = 0.05;

/** The cosine between the directions of two strokes from which on they may be out and back on the same way. */
const ALIKE = 0.9;

/** The direction in which a stroke ends, and its size: towards its end from the last of its points elsewhere. */
function endOf({ from, to, controls }: Stroke): Point {
  const [x, y] = [controls?.[1], controls?.[0], from].find((point) => point && apart(point, to) > 0) ?? to;
  return [to[0] - x, to[1] - y];
}

const startOf = ({ from, to, controls }: Stroke): Point =>
  endOf({ from: to, to: from, ...(controls && { controls: [controls[1], controls[0]] }) });

const isNothing = ({ from, to }: Stroke) => apart(from, to) <= NO_WIDTH;

/** Whether one stroke may run back on another: what is asked first, since hardly any does. */
function mayFold(out: Stroke, back: Stroke): boolean {
  if (isNothing(out) || isNothing(back)) return true;
  // Both point to where the strokes meet.
  const [[outX, outY], [backX, backY]] = [endOf(out), startOf(back)];
  return outX * backX + outY * backY > ALIKE * Math.hypot(outX, outY) * Math.hypot(backX, backY);
}

/** What is left of a contour between the two sides of a whisker: its strokes from behind the one to before the other. */
interface Left {
  /** The strokes that are whole. */
  readonly between: readonly Stroke[];
  /** The side that goes out to the point, and the one that comes back; undefined where nothing is left. */
  readonly out: Stroke | undefined;
  readonly back: Stroke | undefined;
  /** Where they meet. */
  readonly at: Point;
}

/** What is left where a contour's sides are folded upon each other as far as the shorter one reaches. */
function foldedFurther({ between, out, back }: Left, point: Point): Left | undefined {
  const fold = out && back && folded(out, back);
  if (!fold) return undefined;
  const at = meeting(fold.ends);
  // What is blunt at its point is so there alone: else every line of tiny strokes would be folded up.
  if ((fold.out === out || fold.back === back) && apart(point, at) > NO_WIDTH) return undefined;
  const rest = [...between];
  const nextBack = fold.back ?? rest.shift();
  const nextOut = fold.out ?? rest.pop();
  return {
    between: rest,
    out: nextOut && endingAt(nextOut, at),
    back: nextBack && beginningAt(nextBack, at),
    at,
  };
}

/** The strokes of a closed contour without the whisker whose point is where a stroke ends; undefined where there is none. */
function trimmedAt(strokes: readonly Stroke[], tip: number): Stroke[] | undefined {
  const [back, ...others] = [...strokes.slice(tip + 1), ...strokes.slice(0, tip + 1)];
  const out = others.pop();
  const point = out?.to ?? [0, 0];
  let left: Left = { between: others, out, back, at: point };
  let reach = 0;
  for (let next = foldedFurther(left, point); next; next = foldedFurther(left, point)) {
    left = next;
    reach = Math.max(reach, apart(point, left.at));
  }
  if (reach < TIP) return undefined;
  const strokesLeft = [left.back, ...left.between, left.out].flatMap((stroke) => stroke ?? []);
  const [first, last] = [strokesLeft[0], strokesLeft.pop()];
  // A single stroke that is left ends where it begins.
  return first && last ? [...strokesLeft, endingAt(last, first.from)] : [];
}

/** The strokes of a closed contour without its first whisker; undefined where it has none. */
function trimmed(strokes: readonly Stroke[]): Stroke[] | undefined {
  for (const [tip, out] of strokes.entries()) {
    const back = strokes[(tip + 1) % strokes.length];
    if (!back || back === out || !mayFold(out, back)) continue;
    const without = trimmedAt(strokes, tip);
    if (without) return without;
  }
  return undefined;
}

/** A contour without its whiskers: itself where it has none, undefined where it is nothing else. */
function trimmedContour(contour: Contour): Contour | undefined {
  if (!contour.closed) return contour;
  let { strokes } = contour;
  for (let without = trimmed(strokes); without; without = trimmed(strokes)) strokes = without;
  if (strokes === contour.strokes) return contour;
  const [first] = strokes;
  return first && { closed: true, start: first.from, strokes };
}

/**
 * An outline without whiskers: places where a line goes out to a point and back on itself, so that a knife would cut there
 * twice what encloses nothing. Some fonts are drawn with them, and the union of what almost touches leaves them behind.
 * What goes has no width anywhere (0.002 mm at most) and is longer than a tip may be; the ends that it stood on meet in
 * their middle, so that no other edge moves by more than 0.001 mm. Contours without whiskers stay exactly as they are.
 */
export function withoutWhiskers(outline: Outline): Outline {
  const contours = contoursIn(outline);
  let found = false;
  const left = contours.map((each) => {
    const drawn = contoursOf(each);
    const kept = drawn.flatMap((contour) => trimmedContour(contour) ?? []);
    if (kept.length === drawn.length && kept.every((contour, index) => contour === drawn[index])) return each;
    found = true;
    return outlineOfContours(kept);
  });
  return found ? joinOutlines(left) : outline;
}

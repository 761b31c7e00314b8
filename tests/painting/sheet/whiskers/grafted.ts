import type { Outline } from '../../../../src/geometry/outline';
import { outlineOfContours } from '../../../../src/geometry/outlineOfContours';
import { type Contour, contoursOf, type Stroke, splitAt } from '../../../../src/geometry/strokes';
import type { Point } from '../points';

/** What is drawn out of a contour and back: how it lies on the side that it stands on, and how it is drawn itself. */
export interface Graft {
  /** On which of the contour's strokes, and where on it, from 0 to 1. */
  readonly stroke: number;
  readonly t: number;
  /** Its angle in radians to the way on, how long it is, and how far its two sides are apart at the foot and at the point, in mm. */
  readonly angle: number;
  readonly length: number;
  readonly foot: number;
  readonly tip: number;
  /** How far it is bent, in mm, and of how many strokes each of its sides is. */
  readonly bent: number;
  readonly strokes: number;
}

/** The points of one side from foot to point, `aside` mm to the right of its middle, straight pieces of a bent line. */
function sideOf(
  { length, foot, tip, bent, strokes }: Graft,
  [x, y]: Point,
  angle: number,
  aside: 1 | -1,
): Point[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return Array.from({ length: strokes + 1 }, (_, index): Point => {
    const part = index / strokes;
    const along = part * length;
    const beside = bent * 4 * part * (1 - part) + (aside * (foot + (tip - foot) * part)) / 2;
    return [x + along * cos - beside * sin, y + along * sin + beside * cos];
  });
}

const linesThrough = (points: readonly Point[]): Stroke[] =>
  points.slice(1).map((to, index) => ({ from: points[index] ?? to, to }));

/** A contour with a line that goes out of it and comes back. */
export function grafted(contour: Contour, graft: Graft): Contour {
  const stroke = contour.strokes[graft.stroke % contour.strokes.length];
  if (!stroke) throw new RangeError('nothing to draw out of');
  const at = contour.strokes.indexOf(stroke);
  const [before, behind] = splitAt(stroke, graft.t);
  const ahead = behind.controls?.[0] ?? behind.to;
  const angle = Math.atan2(ahead[1] - before.to[1], ahead[0] - before.to[0]) + graft.angle;
  const out = sideOf(graft, before.to, angle, -1);
  const back = sideOf(graft, before.to, angle, 1).reverse();
  // Without width at its point it ends in one point there, as a weld's do.
  const lines = linesThrough(graft.tip === 0 ? [...out, ...back.slice(1)] : [...out, ...back]);
  const [first = before.to, last = before.to] = [out[0], back.at(-1)];
  const strokes = [
    ...contour.strokes.slice(0, at),
    { ...before, to: first },
    ...lines,
    { ...behind, from: last },
    ...contour.strokes.slice(at + 1),
  ];
  return { closed: true, start: contour.start, strokes };
}

/** An outline of which one contour is drawn out. */
export function graftedOutline(outline: Outline, which: number, graft: Graft): Outline {
  const contours = contoursOf(outline);
  return outlineOfContours(
    contours.map((contour, index) => (index === which % contours.length ? grafted(contour, graft) : contour)),
  );
}

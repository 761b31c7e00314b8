import { nearestOn } from '../../../geometry/nearest';
import { between, type Point } from '../../../geometry/point';
import { pointOf, type Stroke, splitAt } from '../../../geometry/strokes';
import type { Mm } from '../../../stone/numbers';

/** Sides that are no farther apart are one line to every tool, in mm: each is within 0.001 mm of the middle between them. */
export const NO_WIDTH: Mm = 0.002;

/** At so many places a stroke is asked how far the other is. */
const PLACES = 12;

/** What is left of two strokes that meet in a point, where they lie on each other from there on; undefined: nothing of it. */
export interface Fold {
  readonly out: Stroke | undefined;
  readonly back: Stroke | undefined;
  /** Where they come apart: their ends are this near to each other. */
  readonly ends: readonly [out: Point, back: Point];
}

export const apart = ([x, y]: Point, [toX, toY]: Point): Mm => Math.hypot(toX - x, toY - y);

/** Whether no place of a stroke is farther from another than what has no width. */
function liesOn(stroke: Stroke, other: Stroke): boolean {
  for (let place = 1; place <= PLACES; place += 1)
    if (nearestOn(other, pointOf(stroke, place / PLACES)).distance > NO_WIDTH) return false;
  return true;
}

const reversed = ({ from, to, controls }: Stroke): Stroke =>
  controls ? { from: to, to: from, controls: [controls[1], controls[0]] } : { from: to, to: from };

/** What is left of a stroke of which all that is behind a place lies on another, from its end to that other's end. */
function leftOf(long: Stroke, short: Stroke): Stroke | null | undefined {
  const { t, at, distance } = nearestOn(long, short.to);
  if (distance > NO_WIDTH) return null;
  const [left, gone] = t === 0 ? [undefined, long] : t === 1 ? [long, undefined] : splitAt(long, t);
  // Where nothing of the long one goes, the short one must be no way at all: the blunt end of a whisker.
  if (!gone) return apart(short.from, short.to) > NO_WIDTH ? null : long;
  if (!liesOn(short, gone) || !liesOn(gone, short)) return null;
  return left && apart(left.from, at) > NO_WIDTH ? left : undefined;
}

/**
 * Two strokes of a contour, one out to a point and the other from there, folded upon each other as far as the shorter one
 * reaches; undefined where it does not lie on the longer one.
 */
export function folded(out: Stroke, back: Stroke): Fold | undefined {
  const leftOut = leftOf(out, back);
  if (leftOut !== null) return { out: leftOut, back: undefined, ends: [leftOut?.to ?? out.from, back.to] };
  const leftBack = leftOf(reversed(back), reversed(out));
  if (leftBack === null) return undefined;
  return {
    out: undefined,
    back: leftBack && reversed(leftBack),
    ends: [out.from, leftBack?.to ?? back.to],
  };
}

/** A stroke that ends elsewhere, its direction there kept. */
export function endingAt(stroke: Stroke, [x, y]: Point): Stroke {
  const { from, to, controls } = stroke;
  const [dx, dy] = [x - to[0], y - to[1]];
  if (dx === 0 && dy === 0) return stroke;
  if (!controls) return { from, to: [x, y] };
  const [one, [twoX, twoY]] = controls;
  return { from, to: [x, y], controls: [one, [twoX + dx, twoY + dy]] };
}

/** A stroke that begins elsewhere, its direction there kept. */
export const beginningAt = (stroke: Stroke, at: Point): Stroke => reversed(endingAt(reversed(stroke), at));

/** Where two ends meet. */
export const meeting = ([one, other]: Fold['ends']): Point => between(one, other, 0.5);

import type { Point } from '../../geometry/point';
import { pointOf, type Stroke, splitAt } from '../../geometry/strokes';
import type { Mm } from '../../stone/numbers';

/** A circular arc, or a line where `bulge` is 0: the tangent of a quarter of its angle, positive to the left. */
export interface Arc {
  readonly from: Point;
  readonly to: Point;
  readonly bulge: number;
}

/** Points of a curve that are compared with its arcs. */
const PROBES = 16;

/** How often a curve is halved at most: the rest is then shorter than anything a plotter can do. */
const DEEPEST = 14;

/** Arcs that turn further than this show that the curve is not short enough yet: the tangent of 90°/2. */
const WIDEST = Math.tan(Math.PI / 4);

type Vector = readonly [number, number];

const minus = ([x, y]: Point, [fromX, fromY]: Point): Vector => [x - fromX, y - fromY];
const dot = ([ax, ay]: Vector, [bx, by]: Vector) => ax * bx + ay * by;
const cross = ([ax, ay]: Vector, [bx, by]: Vector) => ax * by - ay * bx;

function unit([x, y]: Vector): Vector {
  const length = Math.hypot(x, y);
  return length > 0 ? [x / length, y / length] : [0, 0];
}

/** The direction from the first point towards the next different one. */
function direction([start, ...points]: readonly Point[]): Vector {
  const next = start && points.find((point) => Math.hypot(...minus(point, start)) > 1e-9);
  return start && next ? unit(minus(next, start)) : [0, 0];
}

/** The bulge of the arc along a chord that leaves its start in the given direction. */
function bulgeFrom(tangent: Vector, chord: Vector): number {
  return Math.tan(Math.atan2(cross(tangent, chord), dot(tangent, chord)) / 2);
}

/** Two arcs that join smoothly and leave and reach the ends of a curve in its own directions. */
function biarc(from: Point, leaving: Vector, to: Point, arriving: Vector): readonly [Arc, Arc] | undefined {
  const chord = minus(to, from);
  const sum: Vector = [leaving[0] + arriving[0], leaving[1] + arriving[1]];
  const turn = 2 * (1 - dot(leaving, arriving));
  const along = dot(chord, sum);
  const square = dot(chord, chord);
  const reach =
    turn < 1e-9 ? square / (2 * along) : (Math.sqrt(along * along + turn * square) - along) / turn;
  if (!(reach > 0) || !Number.isFinite(reach)) return undefined;
  const joint: Point = [
    (from[0] + to[0] + reach * (leaving[0] - arriving[0])) / 2,
    (from[1] + to[1] + reach * (leaving[1] - arriving[1])) / 2,
  ];
  return [
    { from, to: joint, bulge: bulgeFrom(leaving, minus(joint, from)) },
    // Backwards from its end, the second arc is bent the other way.
    { from: joint, to, bulge: -bulgeFrom([-arriving[0], -arriving[1]], minus(joint, to)) },
  ];
}

/** Measures how far a point is from an arc's circle or line, and beyond its ends. */
type Gauge = (x: Mm, y: Mm) => Mm;

/** The measure of an arc. What is the same for every point is computed once: an export asks millions of times. */
function gaugeOf({ from: [fromX, fromY], to: [toX, toY], bulge }: Arc): Gauge {
  const length = Math.hypot(toX - fromX, toY - fromY);
  const [unitX, unitY] = [(toX - fromX) / length, (toY - fromY) / length];
  const isStraight = Math.abs(bulge) < 1e-9;
  const radius = (length * (1 + bulge * bulge)) / (4 * Math.abs(bulge));
  // From the chord to the centre: to its left where the arc turns left by less than half a circle.
  const centre = ((1 - bulge * bulge) / (4 * bulge)) * length;
  return (x, y) => {
    const [awayX, awayY] = [x - fromX, y - fromY];
    const along = unitX * awayX + unitY * awayY;
    // Written so that an arc of zero length, whose directions are NaN, has two ends and no side.
    if (!(along >= 0 && along <= length))
      return Math.sqrt(Math.min(awayX * awayX + awayY * awayY, (x - toX) ** 2 + (y - toY) ** 2));
    const aside = unitX * awayY - unitY * awayX;
    if (isStraight) return Math.abs(aside);
    const [fromMiddle, fromCentre] = [along - length / 2, aside - centre];
    return Math.abs(Math.sqrt(fromMiddle * fromMiddle + fromCentre * fromCentre) - radius);
  };
}

/** Whether every probe of a curve lies on one of the arcs. */
function lieOn(arcs: readonly Arc[], stroke: Stroke, tolerance: Mm): boolean {
  const gauges = arcs.map(gaugeOf);
  for (let probe = 1; probe < PROBES; probe += 1) {
    const [x, y] = pointOf(stroke, probe / PROBES);
    if (!gauges.some((gauge) => gauge(x, y) <= tolerance)) return false;
  }
  return true;
}

function fitted(stroke: Stroke, tolerance: Mm): readonly Arc[] | undefined {
  const { from, to, controls = [from, to] } = stroke;
  const straight: Arc[] = [{ from, to, bulge: 0 }];
  if (lieOn(straight, stroke, tolerance / 4)) return straight;
  const leaving = direction([from, ...controls, to]);
  const [backX, backY] = direction([to, ...controls.toReversed(), from]);
  const arcs = biarc(from, leaving, to, [-backX, -backY]);
  const usable = arcs?.every(({ bulge }) => Math.abs(bulge) < WIDEST) && lieOn(arcs, stroke, tolerance);
  return usable ? arcs : undefined;
}

/**
 * A stroke as lines and circular arcs that join smoothly.
 *
 * @param tolerance how far they may deviate from the curve, in the stroke's unit.
 */
export function arcsAlong(stroke: Stroke, tolerance: Mm, depth = 0): readonly Arc[] {
  if (!stroke.controls) return [{ from: stroke.from, to: stroke.to, bulge: 0 }];
  const arcs = fitted(stroke, tolerance);
  if (arcs) return arcs;
  if (depth === DEEPEST) return [{ from: stroke.from, to: stroke.to, bulge: 0 }];
  return splitAt(stroke, 0.5).flatMap((half) => arcsAlong(half, tolerance, depth + 1));
}

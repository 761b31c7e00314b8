import type { Mm } from '../../stone/numbers';
import { type Point, pointAt, type Stroke, splitAt } from '../sheet/contours';

/** A circular arc, or a line where `bulge` is 0: the tangent of a quarter of its angle, positive to the left. */
export interface Arc {
  readonly from: Point;
  readonly to: Point;
  readonly bulge: number;
}

/** Points of a curve that are held against its arcs. */
const PROBES = 16;

/** How often a curve is halved at most: what is left then is shorter than anything a plotter can do. */
const DEEPEST = 14;

/** Arcs that turn further than this say that the curve is not yet short enough: the tangent of 90°/2. */
const WIDEST = Math.tan(Math.PI / 4);

type Vector = readonly [number, number];

const minus = ([x, y]: Point, [fromX, fromY]: Point): Vector => [x - fromX, y - fromY];
const dot = ([ax, ay]: Vector, [bx, by]: Vector) => ax * bx + ay * by;
const cross = ([ax, ay]: Vector, [bx, by]: Vector) => ax * by - ay * bx;

function unit([x, y]: Vector): Vector {
  const length = Math.hypot(x, y);
  return length > 0 ? [x / length, y / length] : [0, 0];
}

/** The direction in which the points set out from the first: towards the next one that is not the same. */
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

/** How far a point lies beside an arc's circle or line, and beyond its ends. */
function distanceTo({ from, to, bulge }: Arc, point: Point): Mm {
  const chord = minus(to, from);
  const length = Math.hypot(...chord);
  if (length === 0) return Math.hypot(...minus(point, from));
  const ends = Math.min(Math.hypot(...minus(point, from)), Math.hypot(...minus(point, to)));
  const [along, aside] = [dot(chord, minus(point, from)) / length, cross(chord, minus(point, from)) / length];
  if (along < 0 || along > length) return ends;
  if (Math.abs(bulge) < 1e-9) return Math.abs(aside);
  const radius = (length * (1 + bulge * bulge)) / (4 * Math.abs(bulge));
  // From the chord to the centre: to its left where the arc turns left by less than half a circle.
  const centre = ((1 - bulge * bulge) / (4 * bulge)) * length;
  return Math.abs(Math.hypot(along - length / 2, aside - centre) - radius);
}

function lieOn(arcs: readonly Arc[], stroke: Stroke, tolerance: Mm): boolean {
  return Array.from({ length: PROBES - 1 }, (_, index) => pointAt(stroke, (index + 1) / PROBES)).every(
    (point) => Math.min(...arcs.map((arc) => distanceTo(arc, point))) <= tolerance,
  );
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
 * @param tolerance how far they may lie beside the curve, in the stroke's unit.
 */
export function arcsAlong(stroke: Stroke, tolerance: Mm, depth = 0): readonly Arc[] {
  if (!stroke.controls) return [{ from: stroke.from, to: stroke.to, bulge: 0 }];
  const arcs = fitted(stroke, tolerance);
  if (arcs) return arcs;
  if (depth === DEEPEST) return [{ from: stroke.from, to: stroke.to, bulge: 0 }];
  return splitAt(stroke, 0.5).flatMap((half) => arcsAlong(half, tolerance, depth + 1));
}

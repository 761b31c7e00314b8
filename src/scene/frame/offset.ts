import {
  differenceD,
  EndType,
  FillRule,
  inflatePathsD,
  JoinType,
  rectClip,
  scalePaths64,
  scalePathsD,
  simplifyPathsD,
  unionD,
} from 'clipper2-ts';
import type { Box } from '../../geometry/box';
import type { Polygon, Vertex } from '../../geometry/polygon';
import type { Mm } from '../../stone/numbers';

/** Decimals of a mm that the offset library keeps: it uses whole numbers. */
const DECIMALS = 4;

/** How far its arcs may deviate from true ones, in mm. */
const ARC: Mm = 0.005;

/** Points this near to the line between their neighbours are left out, in mm. */
const STRAIGHT: Mm = 0.001;

/** Corners stay pointed up to this many times the offset: turns of up to 120°. */
const MITRE = 2;

/** An inner corner that turns by more than this becomes an arc: a mitre of it would reach far into the stone. */
const ROUND_FROM_DEGREES = 100;

const copyOf = (paths: readonly (readonly Vertex[])[]): Vertex[][] => paths.map((path) => [...path]);

/** How sharply the sharpest inner corner of polygons turns, in degrees. */
function sharpestInnerTurn(polygons: readonly Polygon[]): number {
  let sharpest = 0;
  for (const polygon of polygons) {
    for (const [i, at] of polygon.entries()) {
      const before = polygon.at(i - 1) ?? at;
      const behind = polygon[(i + 1) % polygon.length] ?? at;
      const [inX, inY, outX, outY] = [at.x - before.x, at.y - before.y, behind.x - at.x, behind.y - at.y];
      const turn = Math.atan2(inX * outY - inY * outX, inX * outX + inY * outY);
      sharpest = Math.min(sharpest, turn);
    }
  }
  return (-sharpest * 180) / Math.PI;
}

/**
 * The polygons reduced by a margin all around (a negative margin is added). Corners stay corners;
 * very sharp inner corners, such as the cleft of a heart, become an arc.
 *
 * @param polygons clockwise, as `areaOf` is positive.
 * @param straight how near to the line between its neighbours a point is left out, in mm.
 */
export function inset(polygons: readonly Polygon[], margin: Mm, straight: Mm = STRAIGHT): Polygon[] {
  const join = sharpestInnerTurn(polygons) > ROUND_FROM_DEGREES ? JoinType.Round : JoinType.Miter;
  const offset = inflatePathsD(copyOf(polygons), -margin, join, EndType.Polygon, MITRE, DECIMALS, ARC);
  return simplifyPathsD(offset, straight);
}

/**
 * The polygons reduced by a margin all around, a negative one added, whatever comes of a corner as an arc: every point of the
 * result's edge has the same distance from the polygons.
 *
 * @param polygons clockwise, as `areaOf` is positive.
 * @param arc how far the arcs may deviate from true ones, in mm.
 */
export function roundInset(polygons: readonly Polygon[], margin: Mm, arc: Mm = ARC): Polygon[] {
  return inflatePathsD(copyOf(polygons), -margin, JoinType.Round, EndType.Polygon, MITRE, DECIMALS, arc);
}

/** A line of the given width along open lines, with square ends. */
export function stroked(lines: readonly (readonly Vertex[])[], width: Mm): Polygon[] {
  return inflatePathsD(copyOf(lines), width / 2, JoinType.Miter, EndType.Butt, 2 * MITRE, DECIMALS, ARC);
}

/** The first polygons without the second, by the nonzero rule. */
export function without(polygons: readonly Polygon[], taken: readonly Polygon[]): Polygon[] {
  if (taken.length === 0) return [...polygons];
  return differenceD(copyOf(polygons), copyOf(taken), FillRule.NonZero, DECIMALS);
}

/** Polygons as one shape without overlaps. */
export function united(polygons: readonly Polygon[]): Polygon[] {
  return unionD(copyOf(polygons), [], FillRule.NonZero, DECIMALS);
}

/** The part of polygons within a box. */
export function clippedTo(polygons: readonly Polygon[], { left, top, right, bottom }: Box): Polygon[] {
  // In whole numbers: if a box's left side happens to be one, the library treats the rest as whole, too.
  const whole = (mm: Mm) => Math.round(mm * 10 ** DECIMALS);
  const box = { left: whole(left), top: whole(top), right: whole(right), bottom: whole(bottom) };
  const cut = rectClip(box, scalePaths64(copyOf(polygons), 10 ** DECIMALS));
  // Where an outer contour and a hole are both cut along the box's sides, only their union gives the remaining area.
  return cut.length > 0 ? united(scalePathsD(cut, 10 ** -DECIMALS)) : [];
}

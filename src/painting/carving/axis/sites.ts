import { alongSides, type Contour } from '../../../geometry/contour';
import type { Mm } from '../../../stone/numbers';

/** A straight edge of a filled area, which lies on the side of its normal. */
export interface Edge {
  readonly kind: 'edge';
  readonly x: Mm;
  readonly y: Mm;
  /** The direction in which it runs, of length 1. */
  readonly dx: number;
  readonly dy: number;
  /** The direction into the area, at right angles to it. */
  readonly nx: number;
  readonly ny: number;
  readonly length: Mm;
}

/** A corner that points into a filled area: a disc inside may rest on it. */
export interface Corner {
  readonly kind: 'corner';
  readonly x: Mm;
  readonly y: Mm;
  /** The middle of the directions in which the middles of discs that rest on it lie, of length 1. */
  readonly ux: number;
  readonly uy: number;
  /** The tangent of a quarter of the angle between the first and the last of these directions. */
  readonly reach: number;
}

/** What a disc inside an area may rest on. */
export type Site = Edge | Corner;

/** An edge shorter than this, in mm, is a rounding error of the outline. */
const SHORTEST: Mm = 1e-6;

/** A corner that turns by less than this, as a sine, is none. */
const STRAIGHT = 1e-9;

function edgesOf(contour: Contour): Edge[] {
  const edges: Edge[] = [];
  alongSides(contour, (x, y, toX, toY) => {
    const length = Math.hypot(toX - x, toY - y);
    if (length < SHORTEST) return;
    const [dx, dy] = [(toX - x) / length, (toY - y) / length];
    edges.push({ kind: 'edge', x, y, dx, dy, nx: -dy, ny: dx, length });
  });
  return edges;
}

/** The corner at which one edge leads to the next; undefined where discs inside cannot rest on it. */
function cornerOf(before: Edge, { x, y, dx, dy }: Edge): Corner | undefined {
  const turn = before.dx * dy - before.dy * dx;
  if (turn > -STRAIGHT) return undefined;
  const along = before.dx * dx + before.dy * dy;
  // The sum of the normals is long where the corner is blunt, the difference of the directions where it is sharp.
  const [sumX, sumY] = along > 0 ? [before.nx - dy, before.ny + dx] : [before.dx - dx, before.dy - dy];
  const length = Math.hypot(sumX, sumY);
  const reach = Math.tan(Math.atan2(-turn, along) / 4);
  return { kind: 'corner', x, y, ux: sumX / length, uy: sumY / length, reach };
}

/**
 * The edges of an area, then the corners that point into it.
 *
 * @param contours in mm, with a positive area (`areaOf`) around ink and a negative one around holes.
 */
export function sitesOf(contours: readonly Contour[]): Site[] {
  const edges = contours.map(edgesOf);
  const corners = edges.flatMap((around) =>
    around.flatMap((edge, index) => {
      const before = around.at(index - 1);
      return (before && cornerOf(before, edge)) ?? [];
    }),
  );
  return [...edges.flat(), ...corners];
}

import type { Matrix } from '../../geometry/matrix';
import { CUBIC, MOVE, type Outline, QUAD } from '../../geometry/outline';
import { segmentsOf } from '../../geometry/segments';
import type { Grid } from './grid';

/** An outline and where it stands in the element's mm. */
export interface PlacedOutline {
  readonly outline: Outline;
  readonly toMm: Matrix;
}

/** Straight edges, four numbers each: from x, y to x, y, in cells of a grid. */
export type Edges = Float64Array<ArrayBuffer>;

/** How far a chord may deviate from its curve, in cells: so little that the facets of a wall are invisible. */
const TOLERANCE = 0.006;

/** The number of chords for a curve whose control points bend by `bend` cells. */
const chords = (bend: number, factor: number) =>
  Math.min(200, Math.max(1, Math.ceil(Math.sqrt((factor * bend) / TOLERANCE))));

/** The points of a curve after its start, x and y in turn, by its control points. */
function pointsOnCurve(x: number, y: number, to: readonly number[]): number[] {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = to;
  const points: number[] = [];
  if (to.length === 4) {
    const count = chords(Math.hypot(x - 2 * x1 + x2, y - 2 * y1 + y2), 0.25);
    for (let i = 1; i <= count; i += 1) {
      const t = i / count;
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
      points.push(a * x + b * x1 + c * x2, a * y + b * y1 + c * y2);
    }
    return points;
  }
  const bend = Math.max(
    Math.hypot(x - 2 * x1 + x2, y - 2 * y1 + y2),
    Math.hypot(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3),
  );
  const count = chords(bend, 0.75);
  for (let i = 1; i <= count; i += 1) {
    const t = i / count;
    const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    points.push(a * x + b * x1 + c * x2 + d * x3, a * y + b * y1 + c * y2 + d * y3);
  }
  return points;
}

/** An outline's coordinates converted from its own units to the cells of a grid. */
function intoCells({ outline, toMm }: PlacedOutline, grid: Grid): Outline {
  const [a, b, c, d, e, f] = toMm;
  const { perMm, left, top } = grid;
  const coords = new Float64Array(outline.coords.length);
  for (let i = 0; i + 1 < coords.length; i += 2) {
    const x = outline.coords[i] ?? 0;
    const y = outline.coords[i + 1] ?? 0;
    coords[i] = (a * x + c * y + e - left) * perMm;
    coords[i + 1] = (b * x + d * y + f - top) * perMm;
  }
  return { verbs: outline.verbs, coords };
}

/**
 * The edges of outlines in the cells of a grid, curves as chords no more than 0.006 cells beside them. Every contour
 * is closed, as filling closes it.
 */
export function edgesOf(shape: readonly PlacedOutline[], grid: Grid): Edges {
  const edges: number[] = [];
  const edge = (x0: number, y0: number, x1: number, y1: number) => {
    if (x0 !== x1 || y0 !== y1) edges.push(x0, y0, x1, y1);
  };
  for (const placed of shape) {
    let [startX, startY, penX, penY] = [0, 0, 0, 0];
    for (const { verb, x, y, to } of segmentsOf(intoCells(placed, grid))) {
      if (verb === MOVE) {
        edge(penX, penY, startX, startY);
        [startX = 0, startY = 0] = to;
        [penX, penY] = [startX, startY];
        continue;
      }
      const points = verb === QUAD || verb === CUBIC ? pointsOnCurve(x, y, to) : to;
      for (let i = 0; i + 1 < points.length; i += 2) {
        const [nextX, nextY] = [points[i] ?? 0, points[i + 1] ?? 0];
        edge(penX, penY, nextX, nextY);
        [penX, penY] = [nextX, nextY];
      }
    }
    edge(penX, penY, startX, startY);
  }
  return Float64Array.from(edges);
}

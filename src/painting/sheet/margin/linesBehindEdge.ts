import type { Polygon, Vertex } from '../../../geometry/polygon';
import type { Mm } from '../../../stone/numbers';
import { type CellGrid, gridAround, placesOn } from './cellGrid';
import { squaresToNearest } from './squaresToNearest';

/**
 * How far the distance of two cells may be from that of two points within them, in cells: the points are at most half of a
 * diagonal from the middles, and a line is asked once a cell, at most half of a side from where it is nearest. Rounded up.
 */
const SLACK = 2;

/** Each side of a contour, from point to point. */
const sidesOf = (contour: Polygon) => contour.map((to, index) => [contour.at(index - 1) ?? to, to] as const);

/** The cells on which contours lie. */
function inkOn(grid: CellGrid, contours: readonly Polygon[]): Uint8Array {
  const ink = new Uint8Array(grid.columns * grid.rows);
  for (const contour of contours)
    for (const [from, to] of sidesOf(contour))
      for (const place of placesOn(from, to, grid.side)) ink[grid.cellOf(place)] = 1;
  return ink;
}

/** The cells in which the edge may be: as far from the ink as the margin, and reached from outside without coming nearer. */
function edgeOn({ columns, rows, side }: CellGrid, ink: Uint8Array, margin: Mm): Uint8Array {
  const away = squaresToNearest(ink, columns, rows);
  const [near, far] = [Math.max(0, margin / side - SLACK) ** 2, (margin / side + SLACK) ** 2];
  const [edge, reached] = [new Uint8Array(ink.length), new Uint8Array(ink.length)];
  const next = [0];
  reached[0] = 1;
  for (let cell = next.pop(); cell !== undefined; cell = next.pop()) {
    if ((away[cell] ?? 0) <= far) edge[cell] = 1;
    const column = cell % columns;
    const beside = [
      ...(column > 0 ? [cell - 1] : []),
      ...(column < columns - 1 ? [cell + 1] : []),
      ...[cell - columns, cell + columns],
    ];
    for (const other of beside) {
      if (reached[other] !== 0 || (away[other] ?? 0) < near) continue;
      reached[other] = 1;
      next.push(other);
    }
  }
  return edge;
}

/** The runs of a contour's sides that are kept, as open lines; the whole contour, closed, where all are. */
function runsOf(contour: Polygon, isKept: (from: Vertex, to: Vertex) => boolean): Polygon[] {
  const sides = sidesOf(contour);
  const kept = sides.map(([from, to]) => isKept(from, to));
  const gap = kept.indexOf(false);
  const runs: Vertex[][] = [];
  let open = false;
  // From behind a side that is left out, so that no run is parted where the contour begins.
  for (let step = 0; step < sides.length; step += 1) {
    const index = (gap + 1 + step) % sides.length;
    const [from, to] = sides[index] ?? [];
    const isOpen = open;
    open = kept[index] ?? false;
    if (!open || !from || !to) continue;
    if (isOpen) runs.at(-1)?.push(to);
    else runs.push([from, to]);
  }
  return runs;
}

/**
 * What of contours the edge `margin` outside of all of them comes from, as open lines: every point of the edge has one of
 * theirs exactly as far away. What lies deeper within them, most of a wide margin's inscription, changes nothing of the edge, and is
 * told by cells, with more left than has to be.
 */
export function linesBehindEdge(contours: readonly Polygon[], margin: Mm): Polygon[] {
  const grid = gridAround(contours, margin);
  const edge = edgeOn(grid, inkOn(grid, contours), margin);
  const toEdge = squaresToNearest(edge, grid.columns, grid.rows);
  const near = (margin / grid.side + SLACK) ** 2;
  const isBehind = (from: Vertex, to: Vertex) =>
    placesOn(from, to, grid.side).some((place) => (toEdge[grid.cellOf(place)] ?? Infinity) <= near);
  return contours.flatMap((contour) => runsOf(contour, isBehind));
}

import { type Box, boxAroundAll } from '../../../geometry/box';
import type { Polygon, Vertex } from '../../../geometry/polygon';
import type { Mm } from '../../../stone/numbers';
import { regionOf } from '../outermost';

/** The side of a cell in mm, and how many cells there are at most: on a larger sheet they are larger. */
const SIDE: Mm = 1;
const MOST = 1_000_000;

/** Square cells over a part of a stone. */
export interface CellGrid {
  readonly side: Mm;
  readonly columns: number;
  readonly rows: number;
  /** In which cell a point lies. */
  readonly cellOf: (point: Vertex) => number;
}

/** Cells over all that is within a margin of contours, and some more around it. */
export function gridAround(contours: readonly Polygon[], margin: Mm): CellGrid {
  const box: Box = boxAroundAll(contours.map((contour) => regionOf(contour).box)) ?? {
    ...{ left: 0, top: 0, right: 0, bottom: 0 },
  };
  const [width, height] = [box.right - box.left + 2 * margin, box.bottom - box.top + 2 * margin];
  const side = Math.max(SIDE, Math.sqrt((width * height) / MOST));
  // Three cells more on each side: an edge is nowhere in the outermost.
  const [left, top] = [box.left - margin - 3 * side, box.top - margin - 3 * side];
  const columns = Math.ceil(width / side) + 6;
  const rows = Math.ceil(height / side) + 6;
  const cellOf = ({ x, y }: Vertex) => Math.floor((y - top) / side) * columns + Math.floor((x - left) / side);
  return { side, columns, rows, cellOf };
}

/** Places on a line from one point to another, both ends among them, no farther apart than a cell is wide. */
export function placesOn(from: Vertex, to: Vertex, side: Mm): Vertex[] {
  const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / side));
  return Array.from({ length: count + 1 }, (_, place) => ({
    x: from.x + ((to.x - from.x) * place) / count,
    y: from.y + ((to.y - from.y) * place) / count,
  }));
}

import type { Point } from '../../src/geometry/point';
import type { Raster } from './raster';

/** The closed lines at which a raster crosses one half, in pixels, with the filled side to their right. */
export function traced(raster: Raster): Point[][] {
  const { width, height } = raster;
  const next = new Map<number, number>();
  for (let row = 0; row + 1 < height; row++) {
    for (let column = 0; column + 1 < width; column++) {
      const kind = kindAt(raster, column, row);
      if (kind === 0 || kind === 15) continue;
      for (const [to, from] of crossings(kind, raster, column, row)) {
        next.set(edgeNumber(raster, from, column, row), edgeNumber(raster, to, column, row));
      }
    }
  }
  return loops(next, raster);
}

/** How far above one half a pixel is. */
const above = ({ width, shares }: Raster, column: number, row: number) =>
  (shares[row * width + column] ?? 0) - 0.5;

/** Which corners of a square of four pixels are filled: 8 and 4 above, 1 and 2 below. */
const kindAt = (raster: Raster, column: number, row: number) =>
  (above(raster, column, row) > 0 ? 8 : 0) |
  (above(raster, column + 1, row) > 0 ? 4 : 0) |
  (above(raster, column + 1, row + 1) > 0 ? 2 : 0) |
  (above(raster, column, row + 1) > 0 ? 1 : 0);

type Side = 'n' | 'e' | 's' | 'w';

/** An edge between two pixel middles is numbered by its upper or left pixel: even along the row, odd down the column. */
function edgeNumber({ width }: Raster, side: Side, column: number, row: number): number {
  if (side === 'n') return 2 * (row * width + column);
  if (side === 's') return 2 * ((row + 1) * width + column);
  return 2 * (row * width + column + (side === 'e' ? 1 : 0)) + 1;
}

/** Where on an edge the coverage crosses one half. */
function placeOf(raster: Raster, edge: number): Point {
  const pixel = Math.floor(edge / 2);
  const [column, row] = [pixel % raster.width, Math.floor(pixel / raster.width)];
  const down = edge % 2;
  const [a, b] = [above(raster, column, row), above(raster, column + 1 - down, row + down)];
  const part = a / (a - b);
  const [x, y] = [raster.left + column + 0.5, raster.top + row + 0.5];
  return down ? [x, y + part] : [x + part, y];
}

/** Through which sides of a square of four pixels the line leaves and enters, filled side to its right. */
function crossings(
  kind: number,
  raster: Raster,
  column: number,
  row: number,
): readonly (readonly [Side, Side])[] {
  const [a, b, c, d] = [(kind & 8) > 0, (kind & 4) > 0, (kind & 2) > 0, (kind & 1) > 0];
  if (a && c && !b && !d)
    return fullAmid(raster, column, row)
      ? [
          ['e', 'n'],
          ['w', 's'],
        ]
      : [
          ['w', 'n'],
          ['e', 's'],
        ];
  if (b && d && !a && !c)
    return fullAmid(raster, column, row)
      ? [
          ['n', 'w'],
          ['s', 'e'],
        ]
      : [
          ['n', 'e'],
          ['s', 'w'],
        ];
  // Clockwise round the square, the line leaves where empty turns to filled and enters where filled turns to empty.
  const ring: readonly (readonly [Side, boolean, boolean])[] = [
    ['n', a, b],
    ['e', b, c],
    ['s', c, d],
    ['w', d, a],
  ];
  const leaves = ring.find(([, before, after]) => !before && after)?.[0];
  const enters = ring.find(([, before, after]) => before && !after)?.[0];
  return leaves && enters ? [[leaves, enters]] : [];
}

/** Whether the middle of a square of four pixels is filled. */
const fullAmid = (raster: Raster, column: number, row: number) =>
  above(raster, column, row) +
    above(raster, column + 1, row) +
    above(raster, column, row + 1) +
    above(raster, column + 1, row + 1) >
  0;

function loops(next: Map<number, number>, raster: Raster): Point[][] {
  const found: Point[][] = [];
  for (const start of [...next.keys()]) {
    const points: Point[] = [];
    let key: number | undefined = start;
    while (key !== undefined && next.has(key)) {
      points.push(placeOf(raster, key));
      const following: number | undefined = next.get(key);
      next.delete(key);
      key = following;
    }
    if (points.length > 2) found.push(points);
  }
  return found;
}

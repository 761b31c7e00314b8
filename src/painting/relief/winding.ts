import type { Edges } from './edges';

/** Which edges cross each row of cells, so that a row is tested against those only. */
export interface Rows {
  /** Row j's edges are `items[start[j]]` up to before `items[start[j + 1]]`: indices in the list of edges. */
  readonly start: Int32Array;
  readonly items: Int32Array;
  readonly height: number;
}

/** The first and last row an edge touches, within the grid. */
function reach(edges: Edges, at: number, height: number): readonly [number, number] {
  const y0 = edges[at + 1] ?? 0;
  const y1 = edges[at + 3] ?? 0;
  return [
    Math.max(0, Math.floor(Math.min(y0, y1) - 0.1)),
    Math.min(height - 1, Math.floor(Math.max(y0, y1) + 0.1)),
  ];
}

/** Sorts edges into the rows of cells they touch. */
export function rowsOf(edges: Edges, height: number): Rows {
  const start = new Int32Array(height + 1);
  for (let at = 0; at < edges.length; at += 4) {
    const [from, to] = reach(edges, at, height);
    for (let row = from; row <= to; row += 1) start[row + 1] = (start[row + 1] ?? 0) + 1;
  }
  for (let row = 0; row < height; row += 1) start[row + 1] = (start[row + 1] ?? 0) + (start[row] ?? 0);
  const items = new Int32Array(start[height] ?? 0);
  const next = start.slice();
  for (let at = 0; at < edges.length; at += 4) {
    const [from, to] = reach(edges, at, height);
    for (let row = from; row <= to; row += 1) {
      const place = next[row] ?? 0;
      items[place] = at;
      next[row] = place + 1;
    }
  }
  return { start, items, height };
}

/** How often the outline winds about a point, in cells: 0 outside (the nonzero rule). */
export function windingAt(edges: Edges, rows: Rows, x: number, y: number): number {
  const row = Math.floor(y);
  if (row < 0 || row >= rows.height) return 0;
  let winding = 0;
  for (let i = rows.start[row] ?? 0, end = rows.start[row + 1] ?? 0; i < end; i += 1) {
    const at = rows.items[i] ?? 0;
    const y0 = edges[at + 1] ?? 0;
    const y1 = edges[at + 3] ?? 0;
    if (y0 <= y === y1 <= y) continue;
    const x0 = edges[at] ?? 0;
    const x1 = edges[at + 2] ?? 0;
    if (x0 + ((y - y0) / (y1 - y0)) * (x1 - x0) < x) winding += y0 <= y ? 1 : -1;
  }
  return winding;
}

/**
 * Marks the samples of one row of cells that lie within the outline by the nonzero rule.
 *
 * @param into one byte a sample, row by row: 1 inside.
 */
export function fillRow(edges: Edges, rows: Rows, row: number, width: number, into: Uint8Array): void {
  const y = row + 0.5;
  const crossings: { x: number; turn: number }[] = [];
  for (let i = rows.start[row] ?? 0, end = rows.start[row + 1] ?? 0; i < end; i += 1) {
    const at = rows.items[i] ?? 0;
    const y0 = edges[at + 1] ?? 0;
    const y1 = edges[at + 3] ?? 0;
    if (y0 <= y === y1 <= y) continue;
    const x0 = edges[at] ?? 0;
    const x1 = edges[at + 2] ?? 0;
    crossings.push({ x: x0 + ((y - y0) / (y1 - y0)) * (x1 - x0), turn: y0 <= y ? 1 : -1 });
  }
  crossings.sort((one, other) => one.x - other.x);
  let winding = 0;
  let from = 0;
  for (const { x, turn } of crossings) {
    if (winding === 0) from = x;
    winding += turn;
    if (winding !== 0) continue;
    const first = row * width + Math.max(0, Math.ceil(from - 0.5));
    const last = row * width + Math.min(width, Math.ceil(x - 0.5));
    if (last > first) into.fill(1, first, last);
  }
}

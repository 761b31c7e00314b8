import type { Edges } from './edges';
import type { Grid } from './grid';
import { rimOf } from './rim';
import { fillRow, rowsOf } from './winding';

/** How far outside the rim distances are computed, in cells: needed for anti-aliasing and slopes. */
export const KNOWN_OUTSIDE = 4;

/** Rows between two pauses. */
const BETWEEN_PAUSES = 48;

/** The square of the distance from a point to one edge of the list. */
function squareTo(edges: Edges, at: number, x: number, y: number): number {
  const x0 = edges[at] ?? 0;
  const y0 = edges[at + 1] ?? 0;
  const dx = (edges[at + 2] ?? 0) - x0;
  const dy = (edges[at + 3] ?? 0) - y0;
  const along = ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy);
  const t = Math.min(1, Math.max(0, along));
  const [offX, offY] = [x - x0 - t * dx, y - y0 - t * dy];
  return offX * offX + offY * offY;
}

/** Finds the nearest edge of every sample by passing it on from neighbour to neighbour. */
class NearestEdge {
  readonly squares: Float32Array<ArrayBuffer>;
  private readonly nearest: Int32Array;

  constructor(
    private readonly rim: Edges,
    private readonly inside: Uint8Array,
    private readonly width: number,
    private readonly height: number,
  ) {
    this.squares = new Float32Array(width * height).fill(Number.POSITIVE_INFINITY);
    this.nearest = new Int32Array(width * height).fill(-1);
  }

  private offer(column: number, row: number, edge: number): void {
    const at = row * this.width + column;
    const square = squareTo(this.rim, edge, column + 0.5, row + 0.5);
    if (square >= (this.squares[at] ?? 0)) return;
    this.squares[at] = square;
    this.nearest[at] = edge;
  }

  /** Gives each edge to the samples beside it. */
  seed(): void {
    const { rim, width, height } = this;
    for (let edge = 0; edge < rim.length; edge += 4) {
      const [x0, y0] = [rim[edge] ?? 0, rim[edge + 1] ?? 0];
      const [dx, dy] = [(rim[edge + 2] ?? 0) - x0, (rim[edge + 3] ?? 0) - y0];
      const steps = Math.max(1, Math.ceil(Math.hypot(dx, dy) * 1.5));
      for (let step = 0; step <= steps; step += 1) {
        const column = Math.floor(x0 + (dx * step) / steps - 0.5);
        const row = Math.floor(y0 + (dy * step) / steps - 0.5);
        if (column < 0 || row < 0 || column + 1 >= width || row + 1 >= height) continue;
        this.offer(column, row, edge);
        this.offer(column + 1, row, edge);
        this.offer(column, row + 1, edge);
        this.offer(column + 1, row + 1, edge);
      }
    }
  }

  /** Takes a neighbour's edge where it is nearer. */
  private take(at: number, from: number, column: number, row: number): void {
    const edge = this.nearest[from] ?? -1;
    if (edge < 0 || edge === this.nearest[at]) return;
    // Outside, only a rim of samples is needed.
    if (!this.inside[at] && (this.squares[from] ?? 0) > KNOWN_OUTSIDE * KNOWN_OUTSIDE) return;
    const square = squareTo(this.rim, edge, column + 0.5, row + 0.5);
    if (square < (this.squares[at] ?? 0)) {
      this.squares[at] = square;
      this.nearest[at] = edge;
    }
  }

  /** Passes edges on along one row from the row before it (`down` is 1 or -1), then to either side. */
  sweepRow(row: number, down: 1 | -1): void {
    const { width, height } = this;
    const start = row * width;
    const before = row - down;
    const hasBefore = before >= 0 && before < height;
    const above = before * width;
    for (let column = 0; column < width; column += 1) {
      const at = start + column;
      if (hasBefore) {
        this.take(at, above + column, column, row);
        if (column > 0) this.take(at, above + column - 1, column, row);
        if (column + 1 < width) this.take(at, above + column + 1, column, row);
      }
      if (column > 0) this.take(at, at - 1, column, row);
    }
    for (let column = width - 2; column >= 0; column -= 1)
      this.take(start + column, start + column + 1, column, row);
  }
}

/**
 * The distance of every sample from the shape's rim, in cells: positive inside, negative outside, where it is computed
 * for a rim of 4 cells and −5 beyond. Exact against the outline's chords, since it is measured to the edges
 * themselves and not to a mask of them: walls are smooth.
 *
 * @param edges the outline in cells of the grid, overlaps included; filled by the nonzero rule.
 */
export function* distanceField(
  edges: Edges,
  { width, height }: Pick<Grid, 'width' | 'height'>,
): Generator<undefined, Float32Array<ArrayBuffer>> {
  const rows = rowsOf(edges, height);
  const inside = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    if (row % BETWEEN_PAUSES === BETWEEN_PAUSES - 1) yield;
    fillRow(edges, rows, row, width, inside);
  }
  const rim = yield* rimOf(edges, rows);
  const field = new NearestEdge(rim, inside, width, height);
  field.seed();
  for (let row = 0; row < height; row += 1) {
    if (row % BETWEEN_PAUSES === BETWEEN_PAUSES - 1) yield;
    field.sweepRow(row, 1);
  }
  for (let row = height - 1; row >= 0; row -= 1) {
    if (row % BETWEEN_PAUSES === 0) yield;
    field.sweepRow(row, -1);
  }
  const distances = field.squares;
  for (let at = 0; at < distances.length; at += 1) {
    const far = Math.sqrt(distances[at] ?? 0);
    distances[at] = inside[at] ? far : -Math.min(far, KNOWN_OUTSIDE + 1);
  }
  return distances;
}

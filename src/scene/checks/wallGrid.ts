import type { Point } from '../../geometry/point';
import type { Wall } from './walls';

/** The greatest number of squares along one side of a grid: those of a long thin outline are no smaller. */
const MOST_SQUARES = 256;

/** A wall hit by a ray, and its distance. */
export interface Met {
  readonly wall: Wall;
  readonly away: number;
}

/** The distance from a point straight ahead to a wall; Infinity where the ray misses it. */
function distanceTo({ from, to }: Wall, at: Point, ahead: Point): number {
  const wx = to[0] - from[0];
  const wy = to[1] - from[1];
  const cross = ahead[0] * wy - ahead[1] * wx;
  if (cross === 0) return Number.POSITIVE_INFINITY;
  const ox = from[0] - at[0];
  const oy = from[1] - at[1];
  const along = (ox * wy - oy * wx) / cross;
  const across = (ox * ahead[1] - oy * ahead[0]) / cross;
  return along > 0 && across >= 0 && across <= 1 ? along : Number.POSITIVE_INFINITY;
}

/** A ray's progress along one axis of the grid. */
interface Axis {
  /** The current column or row. */
  readonly at: number;
  readonly step: 1 | -1;
  /** The distance to the next column or row, and from there to each after it; Infinity parallel to them. */
  readonly next: number;
  readonly each: number;
}

/** The walls of an outline by the grid squares they touch, so that a ray tests only those on its way. */
export class WallGrid {
  private readonly squares: (Wall[] | undefined)[] = [];
  private readonly left: number;
  private readonly top: number;
  private readonly side: number;
  private readonly columns: number;
  private readonly rows: number;
  /** The number of walls tested: counted, not timed. */
  looked = 0;

  constructor(walls: readonly Wall[]) {
    let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
    // Contours are closed: where one wall ends, another begins.
    for (const { from } of walls) {
      left = Math.min(left, from[0]);
      right = Math.max(right, from[0]);
      top = Math.min(top, from[1]);
      bottom = Math.max(bottom, from[1]);
    }
    const [width, height] = [right - left, bottom - top];
    this.left = left;
    this.top = top;
    // About as many squares as walls: most hold one or none.
    this.side = Math.max(Math.sqrt((width * height) / walls.length), Math.max(width, height) / MOST_SQUARES);
    this.columns = Math.floor(width / this.side) + 1;
    this.rows = Math.floor(height / this.side) + 1;
    for (const wall of walls) this.enter(wall);
  }

  private columnOf(x: number): number {
    return Math.floor((x - this.left) / this.side);
  }

  private rowOf(y: number): number {
    return Math.floor((y - this.top) / this.side);
  }

  /** Adds a wall to every square it touches, column by column. */
  private enter(wall: Wall): void {
    const [[x1, y1], [x2, y2]] = wall.from[0] <= wall.to[0] ? [wall.from, wall.to] : [wall.to, wall.from];
    const [first, last] = [this.columnOf(x1), this.columnOf(x2)];
    const slope = (y2 - y1) / (x2 - x1);
    for (let column = first; column <= last; column += 1) {
      const enters = column === first ? y1 : y1 + (this.left + column * this.side - x1) * slope;
      const leaves = column === last ? y2 : y1 + (this.left + (column + 1) * this.side - x1) * slope;
      const lowest = Math.max(0, this.rowOf(Math.min(enters, leaves)));
      const highest = Math.min(this.rows - 1, this.rowOf(Math.max(enters, leaves)));
      for (let row = lowest; row <= highest; row += 1) {
        const square = column * this.rows + row;
        const known = this.squares[square];
        if (known) known.push(wall);
        else this.squares[square] = [wall];
      }
    }
  }

  private axis(from: number, origin: number, direction: number): Axis {
    const at = Math.floor((from - origin) / this.side);
    if (direction === 0) return { at, step: 1, next: Number.POSITIVE_INFINITY, each: 0 };
    const ahead = origin + (direction > 0 ? at + 1 : at) * this.side;
    return {
      at,
      step: direction > 0 ? 1 : -1,
      next: (ahead - from) / direction,
      each: this.side / Math.abs(direction),
    };
  }

  /**
   * The first wall hit by a ray, from square to square (Amanatides and Woo, “A Fast Voxel Traversal Algorithm for
   * Ray Tracing”, 1987).
   *
   * @param start the wall the ray starts from, at a right angle to it into the ink.
   * @param from the point on that wall.
   * @param reach walls at this distance or farther are ignored.
   */
  firstMet(start: Wall, from: Point, reach: number): Met | undefined {
    const across = this.axis(from[0], this.left, start.inward[0]);
    const down = this.axis(from[1], this.top, start.inward[1]);
    let [column, row, toColumn, toRow] = [across.at, down.at, across.next, down.next];
    let met: Met | undefined;
    let nearest = reach;
    while (column >= 0 && column < this.columns && row >= 0 && row < this.rows) {
      for (const wall of this.squares[column * this.rows + row] ?? []) {
        if (wall === start) continue;
        this.looked += 1;
        const away = distanceTo(wall, from, start.inward);
        if (away >= nearest) continue;
        nearest = away;
        met = { wall, away };
      }
      // Walls in later squares are farther away than the edge of this one.
      if (nearest <= Math.min(toColumn, toRow)) return met;
      if (toColumn < toRow) {
        column += across.step;
        toColumn += across.each;
      } else {
        row += down.step;
        toRow += down.each;
      }
    }
    return met;
  }
}

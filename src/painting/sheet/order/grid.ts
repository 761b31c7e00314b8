import type { Point } from '../../../geometry/point';

/** A square of the grid holds so many points on average. */
const POINTS_PER_CELL = 2;

/** Points in squares, so that what is near is found without asking all of them. */
export class Grid {
  readonly #points: readonly Point[];
  readonly #cells = new Map<number, number[]>();
  readonly #size: number;
  readonly #left: number;
  readonly #top: number;
  readonly #across: number;

  constructor(points: readonly Point[]) {
    this.#points = points;
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const [x, y] of points) {
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
    [this.#left, this.#top] = [left, top];
    const longest = Math.max(right - left, bottom - top, 1e-6);
    const area = Math.max((right - left) * (bottom - top), (longest * longest) / points.length);
    this.#size = Math.sqrt((area * POINTS_PER_CELL) / points.length);
    this.#across = Math.floor(longest / this.#size) + 1;
    for (const [index, point] of points.entries()) {
      const key = this.#keyOf(...this.#cellOf(point));
      const cell = this.#cells.get(key);
      if (cell) cell.push(index);
      else this.#cells.set(key, [index]);
    }
  }

  /** Takes a point out: it is not found any more. */
  remove(index: number): void {
    const point = this.#points[index];
    const cell = point && this.#cells.get(this.#keyOf(...this.#cellOf(point)));
    cell?.splice(cell.indexOf(index), 1);
  }

  /** The places of the nearest points, so many of them or as many as there are, the nearest first. */
  nearest(from: Point, count: number): number[] {
    const cell = this.#cellOf(from);
    let found: (readonly [distance: number, index: number])[] = [];
    // Until nothing outside of the squares looked at can be nearer than the last that counts.
    for (let ring = 0; ring <= this.#across; ring += 1) {
      found.push(...this.#onRing(cell, ring).map((index) => [this.#distance(from, index), index] as const));
      if (found.length < count) continue;
      found = found.sort(([a], [b]) => a - b).slice(0, count);
      if ((found.at(-1)?.[0] ?? 0) <= ring * this.#size) break;
    }
    return found.sort(([a], [b]) => a - b).map(([, index]) => index);
  }

  #distance([x, y]: Point, index: number): number {
    const [toX, toY] = this.#points[index] ?? [x, y];
    return Math.hypot(toX - x, toY - y);
  }

  /** The square of a point; of one outside of all squares, the nearest. */
  #cellOf([x, y]: Point): readonly [column: number, row: number] {
    const along = (mm: number) => Math.min(this.#across, Math.max(0, Math.floor(mm / this.#size)));
    return [along(x - this.#left), along(y - this.#top)];
  }

  #keyOf(column: number, row: number): number {
    return row * (this.#across + 1) + column;
  }

  #onRing([column, row]: readonly [number, number], ring: number): number[] {
    const found: number[] = [];
    for (let down = -ring; down <= ring; down += 1) {
      const step = Math.abs(down) === ring || ring === 0 ? 1 : 2 * ring;
      for (let across = -ring; across <= ring; across += step) {
        const [x, y] = [column + across, row + down];
        if (x < 0 || y < 0 || x > this.#across || y > this.#across) continue;
        found.push(...(this.#cells.get(this.#keyOf(x, y)) ?? []));
      }
    }
    return found;
  }
}

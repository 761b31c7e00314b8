import type { Polygon } from '../../geometry/polygon';

/** A rectangle of whole device pixels. */
export interface PixelArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Accumulates, row by row, how much more each pixel is covered than the one to its left. */
class Steps {
  private readonly steps: Float64Array;

  constructor(private readonly area: PixelArea) {
    this.steps = new Float64Array(area.width * area.height);
  }

  /** What begins left of the area covers its rows from their beginning; what begins right of it is invisible. */
  private add(row: number, column: number, step: number): void {
    if (column >= this.area.width) return;
    const at = row * this.area.width + Math.max(0, column);
    this.steps[at] = (this.steps[at] ?? 0) + step;
  }

  /** Adds the part of an edge within one row: from x = a to x = b it covers `down` of the row's height (up: < 0). */
  private addWithinRow(row: number, a: number, b: number, down: number): void {
    const [from, to] = a < b ? [a, b] : [b, a];
    const [first, last] = [Math.floor(from), Math.ceil(to)];
    if (last <= first + 1) {
      const within = (from + to) / 2 - first;
      this.add(row, first, down * (1 - within));
      this.add(row, first + 1, down * within);
      return;
    }
    // The edge slants over several pixels: each is covered by the area of its trapezoid.
    const perPixel = 1 / (to - from);
    let [passed, behind] = [0, 0];
    for (let column = first; column < last; column += 1) {
      const [start, end] = [Math.max(from, column), Math.min(to, column + 1)];
      const passing = (end - start) * perPixel;
      const covered = passed + passing * (column + 1 - (start + end) / 2);
      this.add(row, column, down * (covered - behind));
      behind = covered;
      passed += passing;
    }
    this.add(row, last, down * (1 - behind));
  }

  /** Adds an edge, in pixels from the area's corner. */
  edge(x0: number, y0: number, x1: number, y1: number): void {
    if (y0 === y1) return;
    const [topX, top, bottomX, bottom] = y0 < y1 ? [x0, y0, x1, y1] : [x1, y1, x0, y0];
    const direction = y0 < y1 ? 1 : -1;
    const slope = (bottomX - topX) / (bottom - top);
    const end = Math.min(this.area.height, Math.ceil(bottom));
    for (let row = Math.max(0, Math.floor(top)); row < end; row += 1) {
      const [from, to] = [Math.max(top, row), Math.min(bottom, row + 1)];
      this.addWithinRow(row, topX + (from - top) * slope, topX + (to - top) * slope, (to - from) * direction);
    }
  }

  /** The coverage of each pixel, 0 to 255. */
  coverage(): Uint8Array<ArrayBuffer> {
    const { width, height } = this.area;
    const mask = new Uint8Array(width * height);
    for (let row = 0; row < height; row += 1) {
      let sum = 0;
      for (let at = row * width; at < (row + 1) * width; at += 1) {
        sum += this.steps[at] ?? 0;
        mask[at] = Math.round(255 * Math.min(1, Math.abs(sum)));
      }
    }
    return mask;
  }
}

/**
 * The coverage of each pixel of an area by polygons, 0 to 255, row by row: exact areas, no samples.
 *
 * @param polygons in device pixels, without overlaps; holes have the opposite direction.
 */
export function coverageMask(polygons: readonly Polygon[], area: PixelArea): Uint8Array<ArrayBuffer> {
  const steps = new Steps(area);
  for (const polygon of polygons) {
    for (const [i, to] of polygon.entries()) {
      const from = polygon.at(i - 1) ?? to;
      steps.edge(from.x - area.left, from.y - area.top, to.x - area.left, to.y - area.top);
    }
  }
  return steps.coverage();
}

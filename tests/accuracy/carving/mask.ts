type Point = readonly [x: number, y: number];

/** The side of a pixel in mm. */
export const PIXEL = 0.1;

/** How far a place lies from a straight piece, in mm. */
function distanceTo(x: number, y: number, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const part = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.sqrt((x - ax - part * dx) ** 2 + (y - ay - part * dy) ** 2);
}

/** A window on the stone in mm. */
export interface Window {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels of a window, each set by whether its middle is meant. Naive on purpose: nothing of the product is used. */
export class Mask {
  readonly columns: number;
  readonly rows: number;
  readonly bits: Uint8Array;
  readonly #window: Window;

  constructor(window: Window) {
    this.#window = window;
    this.columns = Math.ceil(window.width / PIXEL);
    this.rows = Math.ceil(window.height / PIXEL);
    this.bits = new Uint8Array(this.columns * this.rows);
  }

  /** The middle of a pixel. */
  middle(index: number): Point {
    const [column, row] = [index % this.columns, Math.floor(index / this.columns)];
    return [this.#window.left + (column + 0.5) * PIXEL, this.#window.top + (row + 0.5) * PIXEL];
  }

  /** Sets what a disc of a radius touches on its way from one place to another. */
  sweep(from: Point, to: Point, radius: number): void {
    const first = (least: number, start: number) => Math.max(0, Math.floor((least - radius - start) / PIXEL));
    const end = (most: number, start: number, count: number) =>
      Math.min(count, Math.ceil((most + radius - start) / PIXEL) + 1);
    const { left, top } = this.#window;
    const lastColumn = end(Math.max(from[0], to[0]), left, this.columns);
    const lastRow = end(Math.max(from[1], to[1]), top, this.rows);
    for (let row = first(Math.min(from[1], to[1]), top); row < lastRow; row += 1)
      for (let column = first(Math.min(from[0], to[0]), left); column < lastColumn; column += 1) {
        const [x, y] = [left + (column + 0.5) * PIXEL, top + (row + 0.5) * PIXEL];
        if (distanceTo(x, y, from, to) <= radius) this.bits[row * this.columns + column] = 1;
      }
  }

  /** Sets what contours enclose: every second time that a row crosses one, ink begins. */
  fill(contours: readonly (readonly Point[])[]): void {
    const { left, top } = this.#window;
    for (let row = 0; row < this.rows; row += 1) {
      const y = top + (row + 0.5) * PIXEL;
      const crossings = contours
        .flatMap((contour) =>
          contour.flatMap(([bx, by], at) => {
            const [ax, ay] = contour.at(at - 1) ?? [bx, by];
            return ay <= y === by <= y ? [] : [ax + ((y - ay) / (by - ay)) * (bx - ax)];
          }),
        )
        .sort((one, other) => one - other);
      for (let column = 0; column < this.columns; column += 1) {
        const x = left + (column + 0.5) * PIXEL;
        if (crossings.filter((each) => each < x).length % 2 === 1) this.bits[row * this.columns + column] = 1;
      }
    }
  }
}

import type { Box } from '../../../geometry/box';
import type { Mm } from '../../../stone/numbers';
import type { Site } from './sites';

/** The sides of the grid's squares, in mm: a few edges of a letter lie in each. */
const SIDE: Mm = 0.5;

/** So many squares at most for each site: an area that is wide and has few edges gets larger ones. */
const SQUARES_EACH = 16;

/** The box around a site. */
function boxOf(site: Site): Box {
  const [toX, toY] =
    site.kind === 'edge'
      ? [site.x + site.dx * site.length, site.y + site.dy * site.length]
      : [site.x, site.y];
  return {
    left: Math.min(site.x, toX),
    top: Math.min(site.y, toY),
    right: Math.max(site.x, toX),
    bottom: Math.max(site.y, toY),
  };
}

/** The box around boxes. */
function boxAround(boxes: readonly Box[]): Box {
  const around = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { left, top, right, bottom } of boxes) {
    around.left = Math.min(around.left, left);
    around.top = Math.min(around.top, top);
    around.right = Math.max(around.right, right);
    around.bottom = Math.max(around.bottom, bottom);
  }
  return around;
}

/** Sites in squares, so that those near to one are found without asking all of them. */
export class SiteGrid {
  /** The sites of square after square, and where each square's begin. */
  readonly #sites: Int32Array;
  readonly #starts: Int32Array;
  /** Which site each was found for last. */
  readonly #found: Int32Array;
  readonly #left: Mm;
  readonly #top: Mm;
  readonly #side: Mm;
  readonly #columns: number;
  readonly #rows: number;

  constructor(sites: readonly Site[]) {
    const boxes = sites.map(boxOf);
    this.#found = new Int32Array(sites.length).fill(-1);
    const { left, top, right, bottom } = boxAround(boxes);
    [this.#left, this.#top] = [left, top];
    const area = (right - left) * (bottom - top);
    this.#side = Math.max(SIDE, Math.sqrt(area / (SQUARES_EACH * Math.max(1, sites.length))));
    this.#columns = Math.floor((right - left) / this.#side) + 1;
    this.#rows = Math.floor((bottom - top) / this.#side) + 1;
    const squares = boxes.map((box) => this.#squaresOf(box));
    const starts = new Int32Array(this.#columns * this.#rows + 1);
    for (const inside of squares)
      for (const square of inside) starts[square + 1] = (starts[square + 1] ?? 0) + 1;
    for (let square = 1; square < starts.length; square += 1)
      starts[square] = (starts[square] ?? 0) + (starts[square - 1] ?? 0);
    this.#starts = starts;
    this.#sites = new Int32Array(starts.at(-1) ?? 0);
    const next = starts.slice();
    for (const [index, inside] of squares.entries())
      for (const square of inside) {
        const at = next[square] ?? 0;
        this.#sites[at] = index;
        next[square] = at + 1;
      }
  }

  /** The sites whose squares a box meets, but the one it is asked for and those that were found for that before. */
  within({ left, top, right, bottom }: Box, index: number): number[] {
    const near: number[] = [];
    const [first, last] = [this.#columnOf(left), this.#columnOf(right)];
    const lowest = this.#rowOf(bottom);
    for (let row = this.#rowOf(top); row <= lowest; row += 1) {
      // The squares of a row lie one after the other, and so do their sites.
      const end = this.#starts[row * this.#columns + last + 1] ?? 0;
      for (let at = this.#starts[row * this.#columns + first] ?? 0; at < end; at += 1) {
        const other = this.#sites[at] ?? 0;
        if (other !== index && this.isNew(other, index)) near.push(other);
      }
    }
    return near;
  }

  /** Whether a site is found for another for the first time since others were found for a third. */
  isNew(other: number, index: number): boolean {
    if (this.#found[other] === index) return false;
    this.#found[other] = index;
    return true;
  }

  #columnOf(x: Mm): number {
    return Math.min(this.#columns - 1, Math.max(0, Math.floor((x - this.#left) / this.#side)));
  }

  #rowOf(y: Mm): number {
    return Math.min(this.#rows - 1, Math.max(0, Math.floor((y - this.#top) / this.#side)));
  }

  #squaresOf({ left, top, right, bottom }: Box): number[] {
    const squares: number[] = [];
    for (let row = this.#rowOf(top); row <= this.#rowOf(bottom); row += 1)
      for (let column = this.#columnOf(left); column <= this.#columnOf(right); column += 1)
        squares.push(row * this.#columns + column);
    return squares;
  }
}

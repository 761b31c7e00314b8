import type { Box } from '../../../geometry/box';
import type { Mm } from '../../../stone/numbers';
import type { Site } from './sites';

/** The sides of the grid's squares, in mm: a few edges of a letter lie in each. */
const SIDE: Mm = 1;

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

/** Sites in squares, so that those near to one are found without asking all of them. */
export class SiteGrid {
  readonly #cells = new Map<number, number[]>();
  /** Which site each was found for last. */
  readonly #found: Int32Array;
  #left = Infinity;
  #top = Infinity;
  #columns = 0;
  #rows = 0;

  constructor(sites: readonly Site[]) {
    const boxes = sites.map(boxOf);
    this.#found = new Int32Array(sites.length).fill(-1);
    let [right, bottom] = [-Infinity, -Infinity];
    for (const box of boxes) {
      [this.#left, this.#top] = [Math.min(this.#left, box.left), Math.min(this.#top, box.top)];
      [right, bottom] = [Math.max(right, box.right), Math.max(bottom, box.bottom)];
    }
    this.#columns = Math.floor((right - this.#left) / SIDE) + 1;
    this.#rows = Math.floor((bottom - this.#top) / SIDE) + 1;
    for (const [index, box] of boxes.entries())
      for (const cell of this.#within(box)) {
        const inside = this.#cells.get(cell);
        if (inside) inside.push(index);
        else this.#cells.set(cell, [index]);
      }
  }

  /** The sites whose squares a box meets, but the one it is asked for and those that were found for that before. */
  within(box: Box, index: number): number[] {
    const near: number[] = [];
    for (const cell of this.#within(box)) {
      for (const other of this.#cells.get(cell) ?? []) {
        if (this.#found[other] === index || other === index) continue;
        this.#found[other] = index;
        near.push(other);
      }
    }
    return near;
  }

  *#within({ left, top, right, bottom }: Box): Generator<number> {
    const column = (x: Mm) => Math.min(this.#columns - 1, Math.max(0, Math.floor((x - this.#left) / SIDE)));
    const row = (y: Mm) => Math.min(this.#rows - 1, Math.max(0, Math.floor((y - this.#top) / SIDE)));
    const [first, last] = [column(left), column(right)];
    for (let down = row(top); down <= row(bottom); down += 1)
      for (let across = first; across <= last; across += 1) yield down * this.#columns + across;
  }
}

import type { Mm } from '../../stone/numbers';
import type { Rows } from './rows';

/** What is taken of a strip of rubber, row by row, and where there is room on it. */
export class Strip {
  /** Of each row the stretches that are taken, sorted: from, to, from, to …, in mm from the strip's beginning. */
  readonly #taken: number[][];
  /** How often a row was looked at: what a search has worked, whatever the machine. */
  looked = 0;

  constructor(readonly count: number) {
    this.#taken = Array.from({ length: count }, () => []);
  }

  /** Takes the stretches of a room at a place. */
  take({ count, starts, stretches }: Rows, x: Mm, top: number): void {
    for (let row = 0; row < count; row += 1) {
      const taken = this.#taken[top + row];
      for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at += 2) {
        const [from, to] = [x + (stretches[at] ?? 0), x + (stretches[at + 1] ?? 0)];
        let place = taken?.length ?? 0;
        while (place > 0 && (taken?.[place - 2] ?? 0) > from) place -= 2;
        taken?.splice(place, 0, from, to);
      }
    }
  }

  /**
   * How near to the strip's beginning a room can lie whose top is at a row, in mm; Infinity where that is beyond `limit`.
   */
  nearest(rows: Rows, top: number, limit: Mm): Mm {
    const { count, stride } = rows;
    let x = 0;
    let row = 0;
    for (let free = 0; free < count; free += 1) {
      const pushed = this.#pushed(rows, row, top, x);
      if (pushed > x) {
        if (pushed > limit) return Infinity;
        x = pushed;
        // The row itself is looked at again: what was pushed on may meet what its stretches before had passed.
        free = -1;
      }
      row += stride;
      if (row >= count) row -= count;
    }
    return x;
  }

  /** How far along the strip a row of a room has to lie so that it is free of what is taken there, from x on. */
  #pushed({ starts, stretches }: Rows, row: number, top: number, x: Mm): Mm {
    this.looked += 1;
    const taken = this.#taken[top + row] ?? [];
    const end = starts[row + 1] ?? 0;
    let pushed = x;
    for (let at = starts[row] ?? 0; at < end; at += 2) {
      const [from, to] = [stretches[at] ?? 0, stretches[at + 1] ?? 0];
      for (let place = 0; place < taken.length; place += 2) {
        if ((taken[place + 1] ?? 0) <= from + pushed) continue;
        if ((taken[place] ?? 0) >= to + pushed) break;
        pushed = (taken[place + 1] ?? 0) - from;
      }
    }
    return pushed;
  }
}

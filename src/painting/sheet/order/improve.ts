import type { Point } from '../../../geometry/point';

/** Where a tool comes to what is cut in one go, and where it leaves it. */
export interface Stop {
  readonly arrive: Point;
  readonly leave: Point;
}

/** A change that saves less than this, in mm, is none. */
const LEAST = 1e-6;

/** So often the whole way is gone through at most; hardly anything is left to gain after three times. */
const ROUNDS = 12;

/** The longest stretch that is set elsewhere. */
const STRETCH = 3;

/**
 * A way over stops that is made shorter step by step: by turning a stretch around (2-opt) and by setting a short one
 * elsewhere (Or-opt). Both are tried only with what is near, so that a round takes little more than a step for each stop.
 */
export class Tour {
  /** The stops by their place on the way; at 0 the point from which it begins. */
  #order: number[];
  readonly #places: number[] = [];
  /** Where each stop is left and come to, as numbers in a row: a file asks for the way between two of them a million times. */
  readonly #leaveX: Float64Array;
  readonly #leaveY: Float64Array;
  readonly #arriveX: Float64Array;
  readonly #arriveY: Float64Array;
  /** The way is as long backwards as forwards where no stop is an open line. */
  readonly #isEven: boolean;

  constructor(order: readonly number[], stops: readonly Stop[], from: Point) {
    const all = [...stops, { arrive: from, leave: from }];
    this.#leaveX = Float64Array.from(all, ({ leave }) => leave[0]);
    this.#leaveY = Float64Array.from(all, ({ leave }) => leave[1]);
    this.#arriveX = Float64Array.from(all, ({ arrive }) => arrive[0]);
    this.#arriveY = Float64Array.from(all, ({ arrive }) => arrive[1]);
    this.#order = [stops.length, ...order];
    this.#isEven = stops.every(({ arrive, leave }) => arrive === leave);
    this.#place(0, stops.length);
  }

  /** The stops on the way, without the point it begins from. */
  order(): number[] {
    return this.#order.slice(1);
  }

  /** @param near the stops that may follow each one. */
  improve(near: readonly (readonly number[])[]): void {
    for (let round = 0; round < ROUNDS; round += 1) {
      let found = false;
      for (const [stop, others] of near.entries())
        for (const other of others) found = this.#join(stop, other) || found;
      if (!found) return;
    }
  }

  /** Tries to make one stop follow another. */
  #join(stop: number, next: number): boolean {
    const [at, to] = [this.#places[stop] ?? 0, this.#places[next] ?? 0];
    if (to === at + 1) return false;
    return (
      (to > at ? this.#turn(at + 1, to) : this.#turn(to + 1, at)) ||
      (to > at ? this.#turn(at, to - 1) : this.#turn(to, at - 1)) ||
      this.#moveBehind(at, to)
    );
  }

  #between(place: number, next: number): number {
    const one = this.#order[place];
    const other = this.#order[next];
    // The way ends anywhere.
    if (one === undefined || other === undefined) return 0;
    const across = (this.#arriveX[other] ?? 0) - (this.#leaveX[one] ?? 0);
    const down = (this.#arriveY[other] ?? 0) - (this.#leaveY[one] ?? 0);
    return Math.sqrt(across * across + down * down);
  }

  /** Turns the stops from one place to another around, where that is shorter. */
  #turn(first: number, last: number): boolean {
    if (first < 1 || last <= first) return false;
    const before =
      this.#between(first - 1, first) + this.#along(first, last, 1) + this.#between(last, last + 1);
    const after =
      this.#between(first - 1, last) + this.#along(last, first, -1) + this.#between(first, last + 1);
    if (after > before - LEAST) return false;
    const turned = this.#order.slice(first, last + 1).reverse();
    for (const [index, stop] of turned.entries()) this.#order[first + index] = stop;
    this.#place(first, last);
    return true;
  }

  /** Sets a stretch that begins at a place behind another stop, or that stop's before it, where that is shorter. */
  #moveBehind(behind: number, first: number): boolean {
    for (let count = 1; count <= STRETCH; count += 1) {
      const last = first + count - 1;
      if (last >= this.#order.length) return false;
      if (behind >= first - 1 && behind <= last) continue;
      const gained =
        this.#between(first - 1, first) + this.#between(last, last + 1) - this.#between(first - 1, last + 1);
      const lost =
        this.#between(behind, first) + this.#between(last, behind + 1) - this.#between(behind, behind + 1);
      if (lost > gained - LEAST) continue;
      const moved = this.#order.splice(first, count);
      this.#order.splice(behind < first ? behind + 1 : behind + 1 - count, 0, ...moved);
      this.#place(Math.min(first, behind), Math.max(last, behind));
      return true;
    }
    return false;
  }

  /** The length from one place to another, step by step; 0 where it is the same both ways, and only that matters. */
  #along(first: number, last: number, step: 1 | -1): number {
    if (this.#isEven) return 0;
    let length = 0;
    for (let place = first; place !== last; place += step) length += this.#between(place, place + step);
    return length;
  }

  /** Notes where the stops from one place to another stand. */
  #place(first: number, last: number): void {
    for (let place = first; place <= last; place += 1) {
      const stop = this.#order[place];
      if (stop !== undefined) this.#places[stop] = place;
    }
  }
}

import { randomFrom } from '../../random';

/** Random numbers from a seed: the same seed gives the same numbers. */
export interface Chance {
  /** From 0 to below 1. */
  next(): number;
  /** A whole number from 0 to below `below`. */
  below(below: number): number;
  pick<Each>(from: readonly Each[]): Each;
  /** True once in `times` on average. */
  oneIn(times: number): boolean;
}

/** Random numbers from a seed, a whole number. */
export function chanceOf(seed: number): Chance {
  const next = randomFrom(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: (from) => {
      const picked = from[below(from.length)];
      if (picked === undefined && from.length === 0) throw new Error('nothing to pick from');
      return picked as (typeof from)[number];
    },
    oneIn: (times) => below(times) === 0,
  };
}

/** The seed of a run: `DEEP_SEED`, else a different one each time in long runs and a constant one in short runs. */
export function seedOf(isLong: boolean): number {
  const given = Number(process.env.DEEP_SEED);
  if (Number.isInteger(given) && process.env.DEEP_SEED) return given;
  return isLong ? Date.now() % 2 ** 31 : 20_261_121;
}

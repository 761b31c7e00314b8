/** Random numbers that are the same for the same seed. */
export interface Chance {
  /** A whole number from 0 below `end`. */
  below(end: number): number;
  oneOf<T>(choice: readonly [T, ...T[]]): T;
}

/** Starts a random sequence (mulberry32). */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return { below, oneOf: (choice) => choice[below(choice.length)] ?? choice[0] };
}

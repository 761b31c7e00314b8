import { chanceFrom } from '../catalogue/materials/seededNoise';

/** Gives the next number, from 0 to below 1. */
export type Random = () => number;

/** Random numbers that are the same for the same seed on every machine; `seed` is a whole number. */
export const randomFrom: (seed: number) => Random = chanceFrom;

/** One of a list. @throws Error where it is empty. */
export function oneOf<T>(random: Random, list: readonly T[]): T {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error('nothing to choose from');
  return one;
}

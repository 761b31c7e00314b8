import { type BakedRelief, bakeRelief, type ReliefOrder } from './bakeRelief';

/**
 * Bakes a relief without a pause.
 *
 * @returns undefined for a shape without ink.
 */
export function bakeWhole(order: ReliefOrder): BakedRelief | undefined {
  const work = bakeRelief(order);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

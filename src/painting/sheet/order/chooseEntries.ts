import type { Point } from '../../../geometry/point';
import type { Stop } from './improve';

/** The shortest ways to each of the choices of a stop, and over which choice of the stop before. */
interface Reached {
  readonly lengths: readonly number[];
  readonly over: readonly number[];
}

const distance = (from: Point, to: Point) => Math.hypot(to[0] - from[0], to[1] - from[1]);

/**
 * Of the places at which each stop may be entered, those that make the whole way shortest while its order stays: exact,
 * since the shortest way to each choice of a stop goes over a shortest way to a choice of the one before.
 *
 * @param choices the places of each stop on the way, at least one.
 * @returns the chosen place of each.
 */
export function chooseEntries(choices: readonly (readonly Stop[])[], from: Point): number[] {
  let before: readonly Stop[] = [{ arrive: from, leave: from }];
  let lengths: readonly number[] = [0];
  const reached = choices.map((stops): Reached => {
    const over: number[] = [];
    const shortest = stops.map(({ arrive }, index) => {
      let least = Infinity;
      for (const [place, { leave }] of before.entries()) {
        const length = (lengths[place] ?? 0) + distance(leave, arrive);
        if (length < least) [least, over[index]] = [length, place];
      }
      return least;
    });
    [before, lengths] = [stops, shortest];
    return { lengths: shortest, over };
  });
  const last = reached.at(-1)?.lengths ?? [];
  let chosen = last.indexOf(Math.min(...last));
  const chain: number[] = [];
  for (const { over } of reached.toReversed()) {
    chain.push(chosen);
    chosen = over[chosen] ?? 0;
  }
  return chain.reverse();
}

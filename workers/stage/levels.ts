import { type Box, boxesOverlap } from '../../src/geometry/box';

/**
 * Where an element is drawn: on the layer beneath what is held, anew in every frame, or on the layer above. Whatever is
 * held is drawn anew, and so is what lies between two held ones and over one of them.
 */
export type Level = 'beneath' | 'live' | 'above';

/** An element and what it covers of the stone. */
export interface Covering {
  readonly element: number;
  readonly box: Box;
}

/**
 * The level of each element, so that all are seen in their order. What nothing held lies under stays on the layer beneath,
 * also where its place in the order is above: nobody can see that. So taking something in hand and moving it concern
 * what it covers, and not the rest of the stone.
 *
 * @param shown everything on the stone, from the lowest to the highest.
 * @param held which of them are held, ascending.
 */
export function levelsOf(shown: readonly Covering[], held: readonly number[]): ReadonlyMap<number, Level> {
  const highest = held.at(-1) ?? -1;
  const covered: Box[] = [];
  return new Map(
    shown.map(({ element, box }) => {
      // What lies over something raised is raised too, or it would be seen under it.
      const isRaised = held.includes(element) || covered.some((other) => boxesOverlap(other, box));
      if (!isRaised) return [element, 'beneath'];
      covered.push(box);
      return [element, element <= highest ? 'live' : 'above'];
    }),
  );
}

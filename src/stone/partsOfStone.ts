import type { Design } from './stone';

/** What is read of a stone besides its elements: the frame around them, the stone itself, and how it is made. */
export type PartOfStone = 'frame' | 'stone' | 'make';

/** By which they are ticked beside elements, whose keys have the same form (`elementKey`) and are never words. */
const KEYS: Readonly<Record<PartOfStone, string>> = {
  frame: 'the-frame',
  stone: 'the-stone',
  make: 'the-making',
};

/** The key that a part is ticked by. */
export const keyOfPart = (part: PartOfStone): string => KEYS[part];

/** The part that a key is of; undefined for an element's. */
export function partOfKey(key: string): PartOfStone | undefined {
  return (['frame', 'stone', 'make'] as const).find((part) => KEYS[part] === key);
}

/** The parts there are to read on a stone, with their keys: a frame and a way of making it only where they were chosen. */
export function partsOfStone({
  Frame,
  make,
  ExistingStone,
}: Pick<Design, 'Frame' | 'make' | 'ExistingStone'>): { readonly part: PartOfStone; readonly key: string }[] {
  const parts: PartOfStone[] = [
    ...(Frame.Type === 'none' ? [] : (['frame'] as const)),
    'stone',
    ...(make && !ExistingStone ? (['make'] as const) : []),
  ];
  return parts.map((part) => ({ part, key: KEYS[part] }));
}

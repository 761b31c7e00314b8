import type { Box } from '../../../geometry/box';

/** On which side of the face an element's number stands. */
export type Side = 'left' | 'right';

/** Where an element's line comes from, and at which height it leads to the element's edge, in mm of the stone. */
export interface NumberPlace {
  readonly side: Side;
  readonly y: number;
}

/** At which parts of an element's height its line may come to it: its middle before all others. */
const HEIGHTS = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];

/** So far right of the face's middle an element is still in it, in mm: its number stands left like the others. */
const MIDDLE = 15;

/** How many of the others a level line from an element to a side goes through. */
function struck(box: Box, others: readonly Box[], { side, y }: NumberPlace): number {
  const isBeside = (other: Box) => (side === 'left' ? other.left < box.left : other.right > box.right);
  return others.filter((other) => other.top < y && y < other.bottom && isBeside(other)).length;
}

/**
 * Where the number of each element stands: where its line goes through the fewest of the others, so that it strikes out no letters;
 * else at the middle of the element's height, on the nearer side.
 *
 * @param boxes of all elements, in mm of the stone.
 * @param middle of the face from left to right, in mm of the stone.
 */
export function numberPlaces(boxes: readonly Box[], middle: number): NumberPlace[] {
  return boxes.map((box) => {
    const others = boxes.filter((other) => other !== box);
    const isLeft = box.left + box.right <= 2 * (middle + MIDDLE);
    const sides: readonly Side[] = isLeft ? ['left', 'right'] : ['right', 'left'];
    const places = HEIGHTS.flatMap((part) =>
      sides.map((side): NumberPlace => ({ side, y: box.top + (box.bottom - box.top) * part })),
    );
    const counts = places.map((place) => struck(box, others, place));
    const best = places[counts.indexOf(Math.min(...counts))];
    return best ?? { side: 'left', y: box.top };
  });
}

import type { Mm } from '../numbers';
import type { Edit } from './edit';

/** Edits combined into one; a single one is returned unchanged. */
export function together(edits: readonly Edit[]): Edit {
  const [only] = edits;
  return only && edits.length === 1 ? only : { kind: 'together', edits };
}

/** The single edits that an edit is made of, in order. */
export function partsOf(edit: Edit): readonly Edit[] {
  return edit.kind === 'together' ? edit.edits.flatMap(partsOf) : [edit];
}

const ascending = (elements: readonly number[]) => [...elements].sort((one, other) => one - other);
const descending = (elements: readonly number[]) => ascending(elements).reverse();

/** Moves elements by dx, dy in stone mm. */
export function nudgeAll(elements: readonly number[], dx: Mm, dy: Mm): Edit {
  return together(elements.map((element) => ({ kind: 'nudge', element, dx, dy })));
}

/** Removes elements from the stone: the last first, since later indices shift. */
export function deleteAll(elements: readonly number[]): Edit {
  return together(descending(elements).map((element) => ({ kind: 'delete', element })));
}

/** Copies elements; the copies lie on top in the order of their originals. */
export function copyAll(elements: readonly number[]): Edit {
  const [only] = elements;
  return elements.length === 1 && only !== undefined
    ? { kind: 'copy', element: only }
    : { kind: 'copyGroup', elements };
}

/**
 * Moves elements one step forward or back in the stacking order, keeping their own order: those at
 * the end stay there.
 *
 * @param count the number of elements on the stone.
 */
export function orderAll(elements: readonly number[], direction: 'forward' | 'back', count: number): Edit {
  const forward = direction === 'forward';
  let end = forward ? count - 1 : 0;
  const moved: number[] = [];
  for (const element of forward ? descending(elements) : ascending(elements)) {
    if (element === end) end += forward ? -1 : 1;
    else moved.push(element);
  }
  return together(moved.map((element) => ({ kind: 'order', element, direction })));
}

/**
 * Puts elements together at one place in the stacking order, keeping their own order.
 *
 * @param above the elements below this index come to lie beneath them; 0 puts them lowest.
 */
export function moveAllTo(elements: readonly number[], above: number): Edit {
  const rising = descending(elements).filter((element) => element < above);
  const sinking = ascending(elements).filter((element) => element >= above);
  // Each leaves the places of those that follow as they were.
  const moves = [
    ...rising.map((element, place) => ({ element, to: above - 1 - place })),
    ...sinking.map((element, place) => ({ element, to: above + place })),
  ].filter(({ element, to }) => element !== to);
  return together(moves.map((move) => ({ kind: 'moveTo', ...move })));
}

/** Moves elements to individual positions, in stone mm. */
export function placeAll(
  places: readonly { readonly element: number; readonly x: Mm; readonly y: Mm }[],
): Edit {
  return together(places.map((place) => ({ kind: 'place', ...place })));
}

import type { Edit } from '../../stone/edits/edit';
import { originsAfter } from '../../stone/edits/origins';
import { idsAt, indexesOf } from '../../stone/elementIds';
import type { Design } from '../../stone/stone';

/** The elements in hand, by their index in `Parms`: ascending, each once. */
export type Selection = readonly number[];

/** A selection of elements that are there, ascending, each once. The same object where it is as it was. */
export function selectionOf(elements: Selection, { Parms }: Design, before: Selection): Selection {
  const there = [...new Set(elements)]
    .filter((element) => element in Parms)
    .sort((one, other) => one - other);
  return sameSelection(there, before) ? before : there;
}

/**
 * What is selected after an edit: what was added, else the elements that were, as far as they are there. The same object
 * where it stays as it was.
 */
export function selectionAfter(edit: Edit, before: Design, after: Design, selected: Selection): Selection {
  const origins = originsAfter(edit, before.Parms.length);
  const added =
    edit.kind === 'compose' ? [] : origins.flatMap((from, index) => (from === undefined ? [index] : []));
  return added.length > 0 ? selectionOf(added, after, selected) : sameElements(before, after, selected);
}

/** Where the elements in hand lie in the design after a step through the history, as far as they are there. */
export function sameElements(before: Design, after: Design, selected: Selection): Selection {
  return selectionOf(indexesOf(idsAt(selected, before.Parms), after.Parms), after, selected);
}

/** Whether two selections hold the same elements. */
export function sameSelection(one: Selection, other: Selection): boolean {
  return one.length === other.length && one.every((element, place) => element === other[place]);
}

/** Takes an element into the selection, or out of it where it is in it. */
export function toggled(selected: Selection, element: number): Selection {
  return selected.includes(element)
    ? selected.filter((one) => one !== element)
    : [...selected, element].sort((one, other) => one - other);
}

/** Whether the one line in hand still reads as it did: a caret stands between characters. */
export function sameCharacters(before: Design, after: Design, [element = -1]: Selection): boolean {
  const [one, other] = [before.Parms[element], after.Parms[element]];
  return one?.type === 'text' && other?.type === 'text' && one.subText === other.subText;
}

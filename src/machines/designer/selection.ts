import type { Edit } from '../../stone/edits/edit';
import type { Design } from '../../stone/stone';

/** The elements in hand, by their index in `Parms`: ascending, each once. */
export type Selection = readonly number[];

/** How many elements an edit puts on top of the others. */
function addedBy(edit: Edit): number {
  switch (edit.kind) {
    case 'addText':
    case 'addVignet':
    case 'addOwnVignet':
    case 'addAttachment':
    case 'copy':
      return 1;
    case 'together':
      return edit.edits.reduce((sum, one) => sum + addedBy(one), 0);
    default:
      return 0;
  }
}

/** Where the elements in hand have come to lie by an edit of a stone that carries `count`. */
function followed(edit: Edit, selected: Selection, count: number): Selection {
  switch (edit.kind) {
    case 'delete':
    case 'compose':
      return [];
    case 'order': {
      const neighbour = edit.element + (edit.direction === 'forward' ? 1 : -1);
      if (neighbour < 0 || neighbour >= count) return selected;
      return selected.map((element) => {
        if (element === edit.element) return neighbour;
        return element === neighbour ? edit.element : element;
      });
    }
    case 'together':
      return edit.edits.reduce((held, one) => followed(one, held, count), selected);
    default:
      return selected;
  }
}

/**
 * What is selected after an edit, an undo or a redo: what was added, nothing deleted, never an element that is not
 * there. The same object where it stays as it was.
 */
export function selectionAfter(edit: Edit | undefined, design: Design, selected: Selection): Selection {
  const count = design.Parms.length;
  const added = edit ? addedBy(edit) : 0;
  const wished = added
    ? Array.from({ length: added }, (_new, place) => count - added + place)
    : edit
      ? followed(edit, selected, count)
      : selected;
  const there = [...new Set(wished)]
    .filter((element) => element >= 0 && element < count)
    .sort((one, other) => one - other);
  return sameSelection(there, selected) ? selected : there;
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

import type { Edit } from '../../stone/edits/edit';
import { originsAfter } from '../../stone/edits/origins';
import { partsOf } from '../../stone/edits/several';
import { idsAt, indexesOf } from '../../stone/elementIds';
import { groupAround } from '../../stone/paragraph/paragraphs';
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
  const stays = wholeGroups(before, after, selected);
  if (laysLines(edit)) return stays;
  const origins = originsAfter(edit, before.Parms.length);
  const added =
    edit.kind === 'compose' ? [] : origins.flatMap((from, index) => (from === undefined ? [index] : []));
  return added.length > 0 ? selectionOf(added, after, selected) : stays;
}

/** Whether an edit only puts other lines in the place of a paragraph's: what it adds was there before in other lines. */
function laysLines(edit: Edit): boolean {
  const parts = partsOf(edit);
  return parts.length > 0 && parts.every(({ kind }) => kind === 'setLines');
}

/** What is selected as before; of a group all elements, however many they are now, where all of them were. */
function wholeGroups(before: Design, after: Design, selected: Selection): Selection {
  const kept = sameElements(before, after, selected);
  const groups = new Set(
    selected.flatMap((element) => {
      const { group } = before.Parms[element] ?? {};
      const isWhole = groupAround(before.Parms, element).every((one) => selected.includes(one));
      return group !== undefined && isWhole ? [group] : [];
    }),
  );
  if (groups.size === 0) return kept;
  const whole = after.Parms.flatMap(({ group }, index) =>
    group !== undefined && groups.has(group) ? [index] : [],
  );
  return selectionOf([...kept, ...whole], after, selected);
}

/** Where the elements in hand lie in the design after a step through the history, as far as they are there. */
export function sameElements(before: Design, after: Design, selected: Selection): Selection {
  return selectionOf(indexesOf(idsAt(selected, before.Parms), after.Parms), after, selected);
}

/** Whether two selections hold the same elements. */
export function sameSelection(one: Selection, other: Selection): boolean {
  return one.length === other.length && one.every((element, place) => element === other[place]);
}

/** Takes elements into the selection, or out of it where all of them are in it. */
export function toggled(selected: Selection, elements: Selection): Selection {
  return elements.every((element) => selected.includes(element))
    ? selected.filter((one) => !elements.includes(one))
    : [...new Set([...selected, ...elements])].sort((one, other) => one - other);
}

/** Whether the one line in hand still reads as it did: a caret stands between characters. */
export function sameCharacters(before: Design, after: Design, [element = -1]: Selection): boolean {
  const [one, other] = [before.Parms[element], after.Parms[element]];
  return one?.type === 'text' && other?.type === 'text' && one.subText === other.subText;
}

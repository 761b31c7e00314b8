import { applyEdit } from '../edits/applyEdit';
import type { Edit } from '../edits/edit';
import { originsAfter } from '../edits/origins';
import { deleteAll, partsOf, together } from '../edits/several';
import { writeParagraph } from '../paragraph/writeParagraph';
import type { Design } from '../stone';
import { bareWords, passagesOf } from './passages';
import type { WordDifference } from './wordDifferences';

/** Adds a line where there is room for it, or lines as one paragraph (`newLine` and `newParagraph` of the scene, which knows the room). */
export type Adding = (design: Design, lines: readonly string[]) => Edit;

/** Several edits one after the other, and where each element of the design they began with is after them. */
class Taking {
  readonly edits: Edit[] = [];
  private places: readonly (number | undefined)[];

  constructor(public design: Design) {
    this.places = design.Parms.map((_element, index) => index);
  }

  placeOf(element: number): number | undefined {
    return this.places[element];
  }

  do(edit: Edit): void {
    for (const part of partsOf(edit)) {
      const origins = originsAfter(part, this.design.Parms.length);
      this.design = applyEdit(this.design, part);
      this.edits.push(part);
      this.places = this.places.map((place) => {
        const now = place === undefined ? -1 : origins.indexOf(place);
        return now === -1 ? undefined : now;
      });
    }
  }
}

function writing({ design }: Taking, place: number, text: string): Edit {
  const passage = passagesOf(design).find(({ element }) => element === place);
  if (passage?.paragraph) return writeParagraph(passage.paragraph, text);
  return { kind: 'writeText', element: place, subText: bareWords(text) };
}

/**
 * The edit by which a stone takes over another's words, as one step of undo: lines say what is said there, each where it stands
 * and as it looks here; lines that are lacking are added, and those that are only here go. Only what is chosen of
 * `wordDifferences`, and nothing that is locked.
 *
 * @returns undefined where there is nothing to do.
 */
export function takeOverWords(
  into: Design,
  chosen: readonly WordDifference[],
  adding: Adding,
): Edit | undefined {
  const taking = new Taking(into);
  for (const difference of chosen) {
    if (difference.kind !== 'changed' || difference.isLocked) continue;
    const place = taking.placeOf(difference.element);
    if (place !== undefined) taking.do(writing(taking, place, difference.after));
  }
  const going = chosen.flatMap((difference) => {
    if (difference.kind !== 'surplus' || difference.isLocked) return [];
    const place = taking.placeOf(difference.element);
    const passage = passagesOf(taking.design).find(({ element }) => element === place);
    return passage?.elements ?? [];
  });
  if (going.length > 0) taking.do(deleteAll(going));
  for (const difference of chosen) {
    if (difference.kind !== 'lacking') continue;
    const lines = difference.after.split('\n').filter((line) => line.trim() !== '');
    if (lines.length > 0) taking.do(adding(taking.design, lines));
  }
  return taking.edits.length > 0 ? together(taking.edits) : undefined;
}

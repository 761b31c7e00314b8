import type { Edit } from '../../stone/edits/edit';
import type { Design } from '../../stone/stone';

/** What is selected after an edit, an undo or a redo: what was added, nothing deleted, never an element that is gone. */
export function selectionAfter(
  edit: Edit | undefined,
  design: Design,
  selected: number | undefined,
): number | undefined {
  const last = design.Parms.length - 1;
  if (edit?.kind === 'addText' || edit?.kind === 'addVignet' || edit?.kind === 'copy') return last;
  if (edit?.kind === 'delete') return undefined;
  if (edit?.kind === 'order' && selected === edit.element) {
    const moved = selected + (edit.direction === 'forward' ? 1 : -1);
    return moved >= 0 && moved <= last ? moved : selected;
  }
  return selected !== undefined && selected >= 0 && selected <= last ? selected : undefined;
}

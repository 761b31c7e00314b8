import { flushSync } from 'react-dom';
import type { DesignerActor } from '../../../machines/designer/designerMachine';
import { isLocked } from '../../../stone/edits/locks';
import { paragraphOf } from '../../../stone/paragraph/paragraphs';

/** Marks the part of the panel with the selected line's or paragraph's text field. */
const WORDS = '[data-line-form] :is(input, textarea)';

/** Whether exactly one line or paragraph is selected, which can be edited. */
export function isLineInHand(designer: DesignerActor): boolean {
  const { selected, history, readOnly } = designer.getSnapshot().context;
  const [element, ...more] = selected;
  if (readOnly || element === undefined) return false;
  const { Parms } = history.present;
  if (isLocked(Parms, element)) return false;
  return more.length > 0 ? paragraphOf(Parms, selected) !== undefined : Parms[element]?.type === 'text';
}

/**
 * Focuses the text field of the one selected line: what is typed then is appended, or replaces
 * sample words. Called during a key press, that key's letter is typed as well. Does nothing without such a line.
 */
export function writeInHand(designer: DesignerActor): void {
  if (!isLineInHand(designer)) return;
  if (designer.getSnapshot().context.panel !== 'text') {
    flushSync(() => designer.send({ type: 'panel.open', panel: 'text' }));
  }
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(WORDS);
  if (!field || field === document.activeElement) return;
  field.setSelectionRange(field.value.length, field.value.length);
  field.focus();
}

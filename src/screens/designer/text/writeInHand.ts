import { flushSync } from 'react-dom';
import type { DesignerActor } from '../../../machines/designer/designerMachine';

/** Marks the part of the panel with the selected line's text field. */
const WORDS = '[data-line-form] input';

/** Whether exactly one line is selected, which can be edited. */
export function isLineInHand(designer: DesignerActor): boolean {
  const { selected, history, readOnly } = designer.getSnapshot().context;
  const [element, ...more] = selected;
  if (readOnly || element === undefined || more.length > 0) return false;
  const line = history.present.Parms[element];
  return line?.type === 'text' && !line.locked;
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
  const field = document.querySelector<HTMLInputElement>(WORDS);
  if (!field || field === document.activeElement) return;
  field.setSelectionRange(field.value.length, field.value.length);
  field.focus();
}

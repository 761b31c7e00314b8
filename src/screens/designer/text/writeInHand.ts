import { flushSync } from 'react-dom';
import type { DesignerActor } from '../../../machines/designer/designerMachine';

/** Marks the part of the panel in which the words of the line in hand stand. */
const WORDS = '[data-line-form] input';

/** Whether exactly one line is in hand, which can be written. */
export function isLineInHand(designer: DesignerActor): boolean {
  const { selected, history, readOnly } = designer.getSnapshot().context;
  const [element, ...more] = selected;
  if (readOnly || element === undefined || more.length > 0) return false;
  return history.present.Parms[element]?.type === 'text';
}

/**
 * Brings the focus to the words of the one line in hand: what is typed then is written behind them, and sample words it
 * replaces. Called while a key is pressed, the letter of that key is written as well. Nothing where there is no such line.
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

import { flushSync } from 'react-dom';
import type { DesignerActor } from '../../../machines/designer/designerMachine';

/** Shows the form about the letters of all selected lines, with the focus on its first field. */
export function openLinesForm(designer: DesignerActor): void {
  if (designer.getSnapshot().context.panel !== 'text') {
    flushSync(() => designer.send({ type: 'panel.open', panel: 'text' }));
  }
  // Once the palette that this is called from has closed: until then it holds the focus.
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-lines-form] button')?.focus());
}

import { flushSync } from 'react-dom';
import { whenThere } from '../../../components/whenThere';
import type { DesignerActor } from '../../../machines/designer/designerMachine';

/** Shows the form about the letters of all selected lines, with the focus on its first field. */
export function openLinesForm(designer: DesignerActor): void {
  if (designer.getSnapshot().context.panel !== 'text') {
    flushSync(() => designer.send({ type: 'panel.open', panel: 'text' }));
  }
  whenThere('[data-lines-form] button', (button) => button.focus());
}

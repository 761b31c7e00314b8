import { flushSync } from 'react-dom';
import { whenThere } from '../../../../components/whenThere';
import type { DesignerActor } from '../../../../machines/designer/designerMachine';

/** Asks in the one selected line's form what its style is called. Does nothing without such a line. */
export function openStyleName(designer: DesignerActor): void {
  if (designer.getSnapshot().context.panel !== 'text') {
    flushSync(() => designer.send({ type: 'panel.open', panel: 'text' }));
  }
  whenThere('[data-keep-style]', (button) => button.click());
}

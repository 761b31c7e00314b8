import { flushSync } from 'react-dom';
import type { DesignerActor } from '../../../../machines/designer/designerMachine';

/** Opens the signs of the one selected line's form, with the focus on them. Does nothing without such a line. */
export function openSigns(designer: DesignerActor): void {
  if (designer.getSnapshot().context.panel !== 'text') {
    flushSync(() => designer.send({ type: 'panel.open', panel: 'text' }));
  }
  const sign = document.querySelector<HTMLElement>('[data-signs] button[tabindex="0"]');
  // A press that comes from no pointer gives them the focus.
  if (sign) sign.focus();
  else document.querySelector<HTMLElement>('[data-signs-button]')?.click();
}

import type { DesignerActor } from '../../../../machines/designer/designerMachine';

/** Goes to the button by which a photograph for a medallion is chosen, after the palette that asked has returned the focus. */
export function chooseNewMedallion(designer: DesignerActor): void {
  // A medallion in hand shows its own form in place of the new one's.
  designer.send({ type: 'select', elements: [] });
  designer.send({ type: 'panel.open', panel: 'decoration' });
  requestAnimationFrame(() => {
    setTimeout(() => document.querySelector<HTMLElement>('[data-new-medallion] button')?.focus(), 50);
  });
}

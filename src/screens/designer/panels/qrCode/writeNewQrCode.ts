import type { DesignerActor } from '../../../../machines/designer/designerMachine';

/** Goes to the field in which a new QR code is written, after the palette that asked has returned the focus. */
export function writeNewQrCode(designer: DesignerActor): void {
  // A code in hand shows its own form in place of the new one's.
  designer.send({ type: 'select', elements: [] });
  designer.send({ type: 'panel.open', panel: 'decoration' });
  requestAnimationFrame(() => {
    setTimeout(() => document.querySelector<HTMLInputElement>('[data-new-qr-code] input')?.focus(), 50);
  });
}

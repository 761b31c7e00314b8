import { whenThere } from '../../../../components/whenThere';
import type { DesignerActor } from '../../../../machines/designer/designerMachine';

/** Goes to the field in which a new QR code is written. */
export function writeNewQrCode(designer: DesignerActor): void {
  // A code in hand shows its own form in place of the new one's.
  designer.send({ type: 'select', elements: [] });
  designer.send({ type: 'panel.open', panel: 'decoration' });
  whenThere('[data-new-qr-code] input', (field) => field.focus());
}

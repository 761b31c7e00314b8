import { newPlace } from '../../../../machines/designer/newPlace';
import { groundOf } from '../../../../stone/legibility/groundOf';
import { firstVignetColour } from '../../../../stone/legibility/offered';
import { qrCodeParm } from '../../../../stone/qrCode/parm';
import { sideFor } from '../../../../stone/qrCode/sideFor';
import { DesignerContext } from '../../designerContext';

/** Shows the form of the code that was set: it has taken the place of the field that was left. */
function showForm(): void {
  setTimeout(() => document.querySelector<HTMLElement>('[data-qr-code]')?.focus(), 50);
}

/** Puts a QR code on the stone where it covers nothing, in a colour that is legible there, and goes to its form. */
export function useAddQrCode(): (content: string) => void {
  const actor = DesignerContext.useActorRef();
  return (content) => {
    const { context } = actor.getSnapshot();
    const sideLength = sideFor(content);
    const qrCode = qrCodeParm.parse({
      type: 'qrCode',
      content,
      sideLength,
      fontColor: firstVignetColour(groundOf(context.history.present, context.offered.stoneTypes), 'engraved'),
      position: newPlace(context, { width: sideLength, height: sideLength }, 1),
    });
    actor.send({ type: 'edit', edit: { kind: 'addQrCode', qrCode } });
    showForm();
  };
}

import { uploadPhotograph } from '../../api/uploads';
import { UploadTooLarge } from '../../renderer/pictures';
import { LARGEST_UPLOAD, type UploadedPhotograph } from '../../stone/wire/upload';
import type { DesignerActor } from '../designer/designerMachine';
import { addressOf, settle } from '../designer/settled';

interface Sending {
  /** Receives the share of the picture that has been sent, 0 to 1. */
  readonly onSent: (part: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Sends a photograph for a medallion to the stone in a designer, which is saved first.
 *
 * @throws UploadTooLarge, StoneNotSaved, Refused, Unreachable
 */
export async function sendPhotograph(
  designer: DesignerActor,
  photograph: Blob,
  sending: Sending,
): Promise<UploadedPhotograph> {
  if (photograph.size > LARGEST_UPLOAD) throw new UploadTooLarge(`${photograph.size} bytes`);
  await settle(designer, sending.signal);
  return uploadPhotograph(addressOf(designer), photograph, sending);
}

import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AttachmentForm } from '../../panels/attachments/AttachmentForm';
import { EtchingForm } from '../../panels/etchings/EtchingForm';
import { MedallionForm } from '../../panels/medallions/MedallionForm';
import { QrCodeForm } from '../../panels/qrCode/QrCodeForm';
import { VignetForm } from '../../panels/VignetForm';
import { useCalled } from '../../useCalled';
import { useSelected } from '../../useSelected';
import { CloseButton } from '../CloseButton';
import { NamedPopup } from '../NamedPopup';
import { PopupsContext } from '../popupsContext';

/** Closes a popup whose element is gone: deleted, undone, or no longer selected. */
function useCloseWithout(isThere: boolean): void {
  const popups = PopupsContext.useActorRef();
  useEffect(() => {
    if (!isThere) popups.send({ type: 'popups.closeAll' });
  }, [isThere, popups]);
}

/** The popup `edit vignet`: everything about the selected ornament, QR code, medallion or etching. */
export function EditVignetPopup() {
  const { t } = useTranslation('popups');
  const called = useCalled();
  const selected = useSelected();
  const element = selected?.element;
  const vignet = element && 'vignetId' in element ? element : undefined;
  const code = element?.type === 'qrCode' ? element : undefined;
  const plate = element?.type === 'medallion' ? element : undefined;
  const etching = element?.type === 'etching' ? element : undefined;
  const isThere = [vignet, code, plate, etching].some((each) => each !== undefined);
  useCloseWithout(isThere);
  if (!selected || !isThere) return null;
  return (
    <NamedPopup
      name="edit vignet"
      title={called(element)}
      isSheet
      actions={<CloseButton words={t('element.ready')} />}
    >
      {vignet && <VignetForm index={selected.index} vignet={vignet} />}
      {code && <QrCodeForm index={selected.index} code={code} />}
      {plate && <MedallionForm index={selected.index} medallion={plate} />}
      {etching && <EtchingForm index={selected.index} etching={etching} />}
    </NamedPopup>
  );
}

/** The popup `edit attachment`: everything about the selected attachment. */
export function EditAttachmentPopup() {
  const { t } = useTranslation('popups');
  const called = useCalled();
  const selected = useSelected();
  const attachment = selected?.element.type === 'attachment' ? selected.element : undefined;
  useCloseWithout(attachment !== undefined);
  if (!selected || !attachment) return null;
  return (
    <NamedPopup
      name="edit attachment"
      title={called(attachment)}
      isSheet
      actions={<CloseButton words={t('element.ready')} />}
    >
      <AttachmentForm index={selected.index} attachment={attachment} />
    </NamedPopup>
  );
}

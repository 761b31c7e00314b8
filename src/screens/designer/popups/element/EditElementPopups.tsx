import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AttachmentForm } from '../../panels/attachments/AttachmentForm';
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

/** The popup `edit vignet`: everything about the selected ornament. */
export function EditVignetPopup() {
  const { t } = useTranslation('popups');
  const called = useCalled();
  const selected = useSelected();
  const vignet = selected && 'vignetId' in selected.element ? selected.element : undefined;
  useCloseWithout(vignet !== undefined);
  if (!selected || !vignet) return null;
  return (
    <NamedPopup
      name="edit vignet"
      title={called(vignet)}
      isSheet
      actions={<CloseButton words={t('element.ready')} />}
    >
      <VignetForm index={selected.index} vignet={vignet} />
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

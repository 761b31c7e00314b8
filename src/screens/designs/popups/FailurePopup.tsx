import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Popup } from '../../../components/Popup';
import { DesignsContext } from '../designsContext';
import { useFailureText } from '../useFailureText';

interface FailurePopupProps {
  readonly title: string;
  /** Sending says »Fejl:« before what the server said. */
  readonly isOfSending?: boolean;
}

/** What was asked for did not happen, and why (specification section 8). */
export function FailurePopup({ title, isOfSending = false }: FailurePopupProps) {
  const { t } = useTranslation('designs');
  const designs = DesignsContext.useActorRef();
  const sentence = useFailureText(DesignsContext.useSelector(({ context }) => context.failure));
  const close = () => designs.send({ type: 'close' });
  return (
    <Popup
      name="error"
      title={title}
      isAlert
      onClose={close}
      actions={
        <Button look="primary" onPress={close}>
          {t('close')}
        </Button>
      }
    >
      <p>{isOfSending ? t('sending.error', { error: sentence }) : sentence}</p>
    </Popup>
  );
}

import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Popup } from '../../../components/Popup';
import { DesignsContext } from '../designsContext';
import { useMishapText } from '../useMishapText';

interface FailurePopupProps {
  readonly title: string;
}

/** What was asked for did not happen, and why (specification section 8). */
export function FailurePopup({ title }: FailurePopupProps) {
  const { t } = useTranslation('designs');
  const designs = DesignsContext.useActorRef();
  const sentence = useMishapText(DesignsContext.useSelector(({ context }) => context.mishap));
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
      <p>{sentence}</p>
    </Popup>
  );
}

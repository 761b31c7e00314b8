import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Popup } from '../../../components/Popup';
import { DesignerContext } from '../designerContext';

interface SaveFirstProps {
  /** What requires saving. */
  readonly reason: 'saveFirstPrint' | 'saveFirstMail';
  readonly onClose: () => void;
}

/** The warning "Gem stenen først" (specification section 5), with a button to save. */
export function SaveFirst({ reason, onClose }: SaveFirstProps) {
  const { t } = useTranslation('paper');
  const designer = DesignerContext.useActorRef();
  return (
    <Popup
      name="warning"
      title={t('saveFirstTitle')}
      onClose={onClose}
      isAlert
      actions={
        <>
          <Button onPress={onClose}>{t('close')}</Button>
          <Button
            look="primary"
            onPress={() => {
              designer.send({ type: 'save', silent: true });
              onClose();
            }}
          >
            {t('saveNow')}
          </Button>
        </>
      }
    >
      <p>{t(reason)}</p>
    </Popup>
  );
}

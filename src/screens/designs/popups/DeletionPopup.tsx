import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Popup } from '../../../components/Popup';
import { DesignsContext } from '../designsContext';
import { useWording } from '../useWording';

/** The popup `delete stone`. */
export function DeletionPopup() {
  const { t } = useTranslation('designs');
  const designs = DesignsContext.useActorRef();
  const words = useWording();
  const row = DesignsContext.useSelector(({ context }) => context.row);
  const isDeleting = DesignsContext.useSelector((state) => state.matches({ work: 'deleting' }));
  const close = () => designs.send({ type: 'close' });
  return (
    <Popup
      name="delete stone"
      title={t('deleting.title')}
      isAlert
      onClose={close}
      actions={
        <>
          <Button onPress={close} isDisabled={isDeleting}>
            {t('cancel')}
          </Button>
          <Button look="primary" isDisabled={isDeleting} onPress={() => designs.send({ type: 'confirm' })}>
            {t('deleting.confirm')}
          </Button>
        </>
      }
    >
      <p>{row && t('deleting.text', { name: words.name(row), id: row.stone?.id })}</p>
    </Popup>
  );
}

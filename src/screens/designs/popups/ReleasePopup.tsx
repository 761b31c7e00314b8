import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Popup } from '../../../components/Popup';
import { DesignsContext } from '../designsContext';
import { useWording } from '../useWording';
import { ContactLines } from './ContactLines';
import { FailurePopup } from './FailurePopup';

/** The popup `release order`: whom to ask about an order that nobody has confirmed, and whether it is sent on. */
export function ReleasePopup() {
  const { t } = useTranslation('designs');
  const designs = DesignsContext.useActorRef();
  const words = useWording();
  const row = DesignsContext.useSelector(({ context }) => context.row);
  const isBusy = DesignsContext.useSelector((state) => state.matches({ work: { releasing: 'telling' } }));
  const hasFailed = DesignsContext.useSelector((state) => state.matches({ work: { releasing: 'failing' } }));
  if (!row) return null;
  const close = () => designs.send({ type: 'close' });
  return (
    <Popup
      name="release order"
      title={t('releasing.title', { id: row.stone?.id })}
      onClose={close}
      actions={
        <>
          <Button isDisabled={isBusy} onPress={close}>
            {t('cancel')}
          </Button>
          <Button isDisabled={isBusy} onPress={() => designs.send({ type: 'decide', verdict: 'dismissed' })}>
            {t('releasing.dismiss')}
          </Button>
          <Button
            look="primary"
            isDisabled={isBusy}
            onPress={() => designs.send({ type: 'decide', verdict: 'released' })}
          >
            {t(isBusy ? 'sending.busy' : 'releasing.open')}
          </Button>
        </>
      }
    >
      <p>{t('releasing.hint')}</p>
      <ContactLines row={row} more={[[t('releasing.stonemason'), words.mason(row)]]} />
      {hasFailed && <FailurePopup title={t('releasing.failed')} />}
    </Popup>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Popup } from '../../../components/Popup';
import { StonemasonPicker } from '../../project/StonemasonPicker';
import { DesignsContext } from '../designsContext';
import { ContactLines } from './ContactLines';
import { FailurePopup } from './FailurePopup';

/** The popup `assign mason`: whom to ask about a stone without a mason, and who is to have it. */
export function AssignMasonPopup() {
  const { t } = useTranslation('designs');
  const designs = DesignsContext.useActorRef();
  const row = DesignsContext.useSelector(({ context }) => context.row);
  const isBusy = DesignsContext.useSelector((state) => state.matches({ work: { assigningMason: 'giving' } }));
  const hasFailed = DesignsContext.useSelector((state) =>
    state.matches({ work: { assigningMason: 'failing' } }),
  );
  const [masonId, setMason] = useState<number | null>(null);
  const [tried, setTried] = useState(false);
  if (!row) return null;
  const close = () => designs.send({ type: 'close' });
  const give = () => {
    setTried(true);
    if (masonId !== null) designs.send({ type: 'stonemason.give', masonId });
  };
  return (
    <Popup
      name="assign mason"
      title={t('assigning.title', { id: row.stone?.id })}
      onClose={close}
      actions={
        <>
          <Button isDisabled={isBusy} onPress={close}>
            {t('cancel')}
          </Button>
          <Button look="primary" isDisabled={isBusy} onPress={give}>
            {t(isBusy ? 'sending.busy' : 'sending.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('assigning.hint')}</p>
      <ContactLines row={row} />
      <StonemasonPicker value={masonId} onChange={setMason} required={['StonemasonId']} tried={tried} />
      {hasFailed && <FailurePopup title={t('sending.failed')} />}
    </Popup>
  );
}

import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { Button } from '../../../components/Button';
import { Notice } from '../../../components/Notice';
import { Popup } from '../../../components/Popup';
import { addressOf } from '../../../machines/wizard/place';
import { Failing } from '../Failing';
import { MishapPopup } from '../MishapPopup';
import { StepPage } from '../StepPage';
import { WizardContext } from '../wizardContext';
import { OrderForm } from './OrderForm';
import styles from './OrderForm.module.css';

/** The form that sends a stone to a stonemason, for an offer or as an order. */
export function SendStone() {
  const { t } = useTranslation('wizard');
  const purpose = WizardContext.useSelector(({ context: { place } }) =>
    place.step === 'sendStone' ? place.purpose : 'send',
  );
  const part = WizardContext.useSelector((snapshot) => {
    if (snapshot.matches({ ordering: 'opening' })) return 'opening';
    if (snapshot.matches({ ordering: 'closed' })) return 'closed';
    if (snapshot.matches({ ordering: 'failing' })) return 'failing';
    return snapshot.matches({ ordering: 'sent' }) ? 'sent' : 'filling';
  });
  const isSent = WizardContext.useSelector(({ context }) => context.order?.stone.sentToMason === 1);
  return (
    <StepPage
      title={t(`actions.${purpose === 'offer' ? 'getOffer' : 'sendStone'}.name`)}
      lead={t(`purposes.${purpose}.form`)}
      width="narrow"
      isBusy={part === 'opening'}
    >
      {part === 'opening' && (
        <p role="status" className={styles.hint}>
          {t('loading')}
        </p>
      )}
      {part === 'closed' && <Failing />}
      {part !== 'opening' &&
        part !== 'closed' &&
        (isSent ? (
          <Notice
            look="white"
            actions={<Link href={addressOf({ step: 'orderedStones' })}>{t('titles.orderedStones')}</Link>}
          >
            {t('alreadySent')}
          </Notice>
        ) : (
          <OrderForm purpose={purpose} />
        ))}
      {part === 'failing' && <MishapPopup title={t('sendingFailed')} />}
      {part === 'sent' && <SentPopup />}
    </StepPage>
  );
}

/** Says that the stone is on its way (specification section 8, "wizard success"). */
function SentPopup() {
  const { t } = useTranslation('wizard');
  const [, navigate] = useLocation();
  return (
    <Popup
      name="send stone success"
      title={t('sentTitle')}
      onClose={() => navigate('/')}
      actions={
        <>
          <Button onPress={() => navigate(addressOf({ step: 'orderedStones' }))}>
            {t('actions.sentStones.name')}
          </Button>
          <Button look="primary" onPress={() => navigate('/')} autoFocus>
            {t('close')}
          </Button>
        </>
      }
    >
      <p>{t('sentHint')}</p>
    </Popup>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { Button } from '../../../components/Button';
import { Notice } from '../../../components/Notice';
import { Popup } from '../../../components/Popup';
import { ReadCheck } from '../../../components/ReadCheck';
import { addressOf } from '../../../machines/wizard/place';
import { LetterReading } from '../../project/LetterReading';
import { WaitingText } from '../../project/WaitingText';
import { SentPopup } from '../../sent/SentPopup';
import { Failing } from '../Failing';
import { StepPage } from '../StepPage';
import { WizardFailurePopup } from '../WizardFailurePopup';
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
    if (snapshot.matches({ ordering: 'reading' })) return 'reading';
    if (snapshot.matches({ ordering: 'sending' })) return 'sending';
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
          <OrderForm />
        ))}
      {(part === 'reading' || part === 'sending') && (
        <ReadPopup purpose={purpose} isBusy={part === 'sending'} />
      )}
      {part === 'failing' && <WizardFailurePopup title={t('sendingFailed')} />}
      {part === 'sent' && <SentStone />}
    </StepPage>
  );
}

interface ReadPopupProps {
  readonly purpose: 'send' | 'offer';
  readonly isBusy: boolean;
}

/** The stone's lines and its letter, to be read through before they are sent. */
function ReadPopup({ purpose, isBusy }: ReadPopupProps) {
  const { t } = useTranslation('wizard');
  const { t: ofProject } = useTranslation('project');
  const wizard = WizardContext.useActorRef();
  const letter = WizardContext.useSelector(({ context }) => context.letter);
  const [isRead, setRead] = useState(false);
  const close = () => wizard.send({ type: 'close' });
  return (
    <Popup
      name="send stone"
      title={t('readTitle')}
      onClose={close}
      actions={
        <>
          <Button isDisabled={isBusy} onPress={close}>
            {t('back')}
          </Button>
          <Button
            look="primary"
            isDisabled={isBusy || !isRead}
            onPress={() => wizard.send({ type: 'confirm' })}
          >
            {isBusy ? t('sending') : t(`purposes.${purpose}.send`)}
          </Button>
        </>
      }
    >
      <p>{ofProject('reading.hint')}</p>
      {letter && <LetterReading letter={letter} />}
      <ReadCheck isRead={isRead} onChange={setRead}>
        {ofProject('reading.isRead')}
      </ReadCheck>
    </Popup>
  );
}

/** Says that the stone is on its way (specification section 8, "wizard success"). */
function SentStone() {
  const { t } = useTranslation('wizard');
  const { t: ofProject } = useTranslation('project');
  const [, navigate] = useLocation();
  const ordered = WizardContext.useSelector(({ context }) => context.ordered);
  const address = WizardContext.useSelector(({ context }) => context.order?.address);
  if (!ordered || !address) return null;
  const waitsFor = ordered.waitsFor ?? undefined;
  const stones = [{ address, readonlyToken: ordered.readonlyToken }];
  return (
    <SentPopup
      name="send stone success"
      title={waitsFor ? ofProject(`waiting.${waitsFor}.title`) : t('sentTitle')}
      order={{ stones, waitsFor, decisions: ordered }}
      onClose={() => navigate('/')}
      actions={
        <>
          <Button look="primary" onPress={() => navigate('/')}>
            {t('close')}
          </Button>
          <Button onPress={() => navigate(addressOf({ step: 'orderedStones' }))}>
            {t('actions.sentStones.name')}
          </Button>
        </>
      }
    >
      {waitsFor ? (
        <WaitingText waitsFor={waitsFor} email={ordered.contactEmail} />
      ) : (
        <p role="status">{t('sentHint')}</p>
      )}
    </SentPopup>
  );
}

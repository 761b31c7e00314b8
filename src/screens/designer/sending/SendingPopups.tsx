import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Popup } from '../../../components/Popup';
import { Progress } from '../../../components/Progress';
import { sentenceOf } from '../../../machines/failure';
import { RetryPopup } from '../../problem/RetryPopup';
import { WaitingText } from '../../project/WaitingText';
import { SentPopup } from '../../sent/SentPopup';
import { DesignerContext } from '../designerContext';
import { ProjectSettings } from './ProjectSettings';
import { SendStone } from './SendStone';
import { SendingContext } from './sendingContext';

const STATES = ['settling', 'fillingIn', 'confirming', 'savingFirst', 'sending', 'failing', 'sent'] as const;

/** The popups of sending a stone, one at a time; nothing while none is sent. */
export function SendingPopups() {
  const state = SendingContext.useSelector((now) => STATES.find((name) => now.matches(name)));
  switch (state) {
    case 'settling':
      return <ProjectSettings isForSending={false} />;
    case 'fillingIn':
      return <ProjectSettings isForSending />;
    case 'confirming':
      return <SendStone />;
    case 'savingFirst':
      return <Underway words="saving" />;
    case 'sending':
      return <Underway words="sending" />;
    case 'failing':
      return <SendingFailed />;
    case 'sent':
      return <SentStone />;
    case undefined:
      return null;
  }
}

/** It cannot be cancelled: the mason may have it already. */
function Underway({ words }: { readonly words: 'saving' | 'sending' }) {
  const { t } = useTranslation('sending');
  return (
    <Popup name="send stone" title={t(words)} actions={null}>
      <Progress label={t(words)} />
    </Popup>
  );
}

/** 'Fejl ved afsendelse til stenhugger' (specification section 8). */
function SendingFailed() {
  const { t } = useTranslation('sending');
  const actor = SendingContext.useActorRef();
  const failure = SendingContext.useSelector(({ context }) => context.failure);
  const close = () => actor.send({ type: 'close' });
  return (
    <RetryPopup title={t('failedTitle')} onClose={close} onRetry={() => actor.send({ type: 'retry' })}>
      {failure && 'sentence' in failure
        ? t('failed', { error: failure.sentence })
        : sentenceOf(failure ?? { kind: 'drawing' }, {
            unreachable: t('unreachable'),
            notSaved: t('notSaved'),
            drawing: t('drawing'),
          })}
    </RetryPopup>
  );
}

/** The popup `send stone success`: it is sent, or waits for confirmation. */
function SentStone() {
  const { t } = useTranslation('sending');
  const { t: ofProject } = useTranslation('project');
  const saved = DesignerContext.useSelector(({ context }) => context.saved);
  const decisions = DesignerContext.useSelector(({ context }) => context.history.present);
  const actor = SendingContext.useActorRef();
  const close = () => actor.send({ type: 'close' });
  if (!saved) return null;
  const { address, readonlyToken = address.token } = saved;
  const waitsFor = saved.waitsFor ?? undefined;
  return (
    <SentPopup
      name="send stone success"
      title={waitsFor ? ofProject(`waiting.${waitsFor}.title`) : t('successTitle')}
      order={{ stones: [{ address, readonlyToken }], waitsFor, decisions }}
      onClose={close}
      hasCatalogue
      actions={
        <Button look="primary" onPress={close}>
          {t('close')}
        </Button>
      }
    >
      {waitsFor ? (
        <WaitingText waitsFor={waitsFor} email={decisions.contactEmail} />
      ) : (
        <p role="status">{t('success')}</p>
      )}
      <p>{t('successHint')}</p>
    </SentPopup>
  );
}

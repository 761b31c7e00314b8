import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Popup } from '../../../components/Popup';
import { ReadCheck } from '../../../components/ReadCheck';
import { draftsOf, type OrderForm } from '../../../machines/designs/context';
import type { Decisions } from '../../../stone/decisions';
import type { LetterToRead } from '../../../stone/wire/order';
import { LetterReading } from '../../project/LetterReading';
import { SettingsFields } from '../../project/SettingsFields';
import { DesignsContext } from '../designsContext';
import { useRequired } from '../useSendCase';
import { FailurePopup } from './FailurePopup';

const PARTS = ['writing', 'noting', 'preparing', 'reading', 'sending', 'failing'] as const;

/** The popup `send to mason`, and what became of it. */
export function SendPopup() {
  const { t } = useTranslation('designs');
  const designs = DesignsContext.useActorRef();
  const sending = DesignsContext.useSelector(({ context }) => context.sending);
  const isSent = DesignsContext.useSelector((state) => state.matches({ work: { ordering: 'sent' } }));
  if (!sending) return null;
  if (!isSent) return <SendForm sending={sending} />;
  const close = () => designs.send({ type: 'close' });
  return (
    <Popup
      name="sent to mason"
      title={t('sending.done')}
      onClose={close}
      actions={
        <Button look="primary" onPress={close}>
          {t('close')}
        </Button>
      }
    >
      <p>{t('sending.sent')}</p>
    </Popup>
  );
}

function SendForm({ sending: { project, order, letter } }: { readonly sending: OrderForm }) {
  const { t } = useTranslation('designs');
  const { t: ofProject } = useTranslation('project');
  const designs = DesignsContext.useActorRef();
  const { stonemasons, churchyards } = DesignsContext.useSelector(({ context }) => context.lists);
  const part = DesignsContext.useSelector((state) =>
    PARTS.find((name) => state.matches({ work: { ordering: name } })),
  );
  const required = useRequired();
  const [tried, setTried] = useState(false);
  if (letter && (part === 'reading' || part === 'sending'))
    return <ReadForm letter={letter} isBusy={part === 'sending'} />;
  const write = (change: Partial<Decisions>) => designs.send({ type: 'write order', change });
  const close = () => designs.send({ type: 'close' });
  const masonId = order.StonemasonId ?? null;
  const drafts = draftsOf(project).length;
  const isBusy = part === 'noting' || part === 'preparing';
  const goOn = () => {
    setTried(true);
    if (masonId !== null || !required.includes('StonemasonId')) designs.send({ type: 'send' });
  };
  return (
    <Popup
      name="send to mason"
      title={t('sending.title')}
      onClose={close}
      actions={
        <>
          <Button isDisabled={isBusy} onPress={close}>
            {t('cancel')}
          </Button>
          <Button look="primary" isDisabled={isBusy} onPress={goOn}>
            {isBusy ? ofProject('reading.preparing') : t('sending.readOn')}
          </Button>
        </>
      }
    >
      <p>{drafts === 0 ? t('sending.none') : t('sending.text', { count: drafts })}</p>
      <SettingsFields
        value={order}
        onChange={write}
        required={required}
        tried={tried}
        stonemasons={stonemasons}
        churchyards={churchyards}
      />
      {part === 'failing' && <FailurePopup title={t('sending.failed')} isOfSending />}
    </Popup>
  );
}

/** The case's stones and its letter, to be read through before they are sent. */
function ReadForm({ letter, isBusy }: { readonly letter: LetterToRead; readonly isBusy: boolean }) {
  const { t } = useTranslation('designs');
  const { t: ofProject } = useTranslation('project');
  const designs = DesignsContext.useActorRef();
  const [isRead, setRead] = useState(false);
  const close = () => designs.send({ type: 'close' });
  return (
    <Popup
      name="send to mason"
      title={t('sending.read')}
      onClose={close}
      actions={
        <>
          <Button isDisabled={isBusy} onPress={close}>
            {t('back')}
          </Button>
          <Button
            look="primary"
            isDisabled={isBusy || !isRead}
            onPress={() => designs.send({ type: 'confirm' })}
          >
            {t(isBusy ? 'sending.busy' : 'sending.confirm')}
          </Button>
        </>
      }
    >
      <p>{ofProject('reading.hint')}</p>
      <LetterReading letter={letter} />
      <ReadCheck isRead={isRead} onChange={setRead}>
        {ofProject('reading.isRead')}
      </ReadCheck>
    </Popup>
  );
}

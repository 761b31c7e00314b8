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
import { SentPopup } from '../../sent/SentPopup';
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
  const stones = draftsOf(sending.project).map(({ id }) => ({ address: { id }, readonlyToken: undefined }));
  return (
    <SentPopup
      name="sent to mason"
      title={t('sending.done')}
      order={{ stones, waitsFor: undefined, decisions: sending.order }}
      onClose={close}
      actions={
        <Button look="primary" onPress={close}>
          {t('close')}
        </Button>
      }
    >
      <p role="status">{t('sending.sent')}</p>
    </SentPopup>
  );
}

function SendForm({ sending: { project, order, letter } }: { readonly sending: OrderForm }) {
  const { t } = useTranslation('designs');
  const { t: ofProject } = useTranslation('project');
  const designs = DesignsContext.useActorRef();
  const part = DesignsContext.useSelector((state) =>
    PARTS.find((name) => state.matches({ work: { ordering: name } })),
  );
  const required = useRequired();
  const [tried, setTried] = useState(false);
  const [read, setRead] = useState<LetterToRead>();
  const close = () => designs.send({ type: 'close' });
  const isReading = letter !== undefined && (part === 'reading' || part === 'sending');
  const isBusy = part === 'noting' || part === 'preparing' || part === 'sending';
  const hasMason = order.StonemasonId != null;
  const goOn = () => {
    setTried(true);
    if (hasMason || !required.includes('StonemasonId')) designs.send({ type: 'send' });
  };
  return (
    // One popup for both steps: what is said over it when something fails lies over it, whichever step that was.
    <Popup
      name="send to mason"
      title={isReading ? t('sending.read') : t('sending.title')}
      onClose={close}
      actions={
        <>
          <Button isDisabled={isBusy} onPress={close}>
            {isReading ? t('back') : t('cancel')}
          </Button>
          {isReading ? (
            <Button
              look="primary"
              isDisabled={isBusy || read !== letter}
              onPress={() => designs.send({ type: 'confirm' })}
            >
              {t(isBusy ? 'sending.busy' : 'sending.confirm')}
            </Button>
          ) : (
            <Button look="primary" isDisabled={isBusy} onPress={goOn}>
              {isBusy ? ofProject('reading.preparing') : t('sending.readOn')}
            </Button>
          )}
        </>
      }
    >
      {isReading ? (
        <>
          <p>{ofProject('reading.hint')}</p>
          <LetterReading letter={letter} />
          <ReadCheck isRead={read === letter} onChange={(checked) => setRead(checked ? letter : undefined)}>
            {ofProject('reading.isRead')}
          </ReadCheck>
        </>
      ) : (
        <OrderFields project={project} order={order} tried={tried} />
      )}
      {part === 'failing' && <FailurePopup title={t('sending.failed')} isOfSending />}
    </Popup>
  );
}

/** What is decided in the case that is sent. */
function OrderFields({
  project,
  order,
  tried,
}: Pick<OrderForm, 'project' | 'order'> & { readonly tried: boolean }) {
  const { t } = useTranslation('designs');
  const designs = DesignsContext.useActorRef();
  const churchyards = DesignsContext.useSelector(({ context }) => context.lists.churchyards);
  const required = useRequired();
  const drafts = draftsOf(project).length;
  return (
    <>
      <p>{drafts === 0 ? t('sending.none') : t('sending.text', { count: drafts })}</p>
      <SettingsFields
        value={order}
        onChange={(change: Partial<Decisions>) => designs.send({ type: 'order.write', change })}
        required={required}
        tried={tried}
        churchyards={churchyards}
      />
    </>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProjectOrder } from '../../../api/projects';
import { Button } from '../../../components/Button';
import { Popup } from '../../../components/Popup';
import { Switch } from '../../../components/Switch';
import { TextBlock } from '../../../components/TextBlock';
import { draftsOf, type OrderForm } from '../../../machines/designs/context';
import fields from '../../project/Fields.module.css';
import { InvoiceSegments } from '../../project/InvoiceSegments';
import { StonemasonPicker } from '../../project/StonemasonPicker';
import { DesignsContext } from '../designsContext';
import { useRequired } from '../useSendCase';
import { FailurePopup } from './FailurePopup';

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

function SendForm({ sending: { project, order } }: { readonly sending: OrderForm }) {
  const { t } = useTranslation('designs');
  const { t: words } = useTranslation('project');
  const designs = DesignsContext.useActorRef();
  const stonemasons = DesignsContext.useSelector(({ context }) => context.lists.stonemasons);
  const isBusy = DesignsContext.useSelector((state) => state.matches({ work: { ordering: 'sending' } }));
  const hasFailed = DesignsContext.useSelector((state) => state.matches({ work: { ordering: 'failing' } }));
  const required = useRequired();
  const [tried, setTried] = useState(false);
  const write = (change: ProjectOrder) => designs.send({ type: 'write order', change });
  const close = () => designs.send({ type: 'close' });
  const masonId = Number(order.StonemasonId ?? 0) || null;
  const drafts = draftsOf(project).length;
  const send = () => {
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
          <Button look="primary" isDisabled={isBusy} onPress={send}>
            {t(isBusy ? 'sending.busy' : 'sending.confirm')}
          </Button>
        </>
      }
    >
      <p>{drafts === 0 ? t('sending.none') : t('sending.text', { count: drafts })}</p>
      <StonemasonPicker
        stonemasons={stonemasons}
        value={masonId}
        onChange={(StonemasonId) => write({ StonemasonId })}
        required={required}
        tried={tried}
      />
      <TextBlock
        label={words('fields.Comment')}
        value={order.Comment ?? ''}
        onChange={(Comment) => write({ Comment })}
        maxLength={10_000}
      />
      <InvoiceSegments
        toClient={Boolean(order.InvoiceEnduser)}
        onChange={(InvoiceEnduser) => write({ InvoiceEnduser })}
      />
      <div className={fields.switches}>
        <Switch isSelected={Boolean(order.RemoveNow)} onChange={(RemoveNow) => write({ RemoveNow })}>
          {words('fields.RemoveNow')}
        </Switch>
        <Switch
          isSelected={Boolean(order.canMasonContact)}
          onChange={(on) => write({ canMasonContact: on ? 1 : 0 })}
        >
          {t('sending.canMasonContact')}
        </Switch>
      </div>
      {hasFailed && <FailurePopup title={t('sending.failed')} isOfSending />}
    </Popup>
  );
}

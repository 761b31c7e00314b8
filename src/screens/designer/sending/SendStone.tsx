import { useState } from 'react';
import { Checkbox } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Notice } from '../../../components/Notice';
import { Popup } from '../../../components/Popup';
import type { Design } from '../../../stone/stone';
import { DesignerContext } from '../designerContext';
import { useRemarks } from '../useRemarks';
import { useWarningText } from '../warningText';
import styles from './SendStone.module.css';
import { SendingContext } from './sendingContext';
import { useStonemasons } from './useStonemasons';

/** The popup `send stone`: every line once more, to be read through by a person before it is cut by another. */
export function SendStone() {
  const { t } = useTranslation('sending');
  const actor = SendingContext.useActorRef();
  const design = DesignerContext.useSelector(({ context }) => context.history.present);
  // Another design, from another tab say, is to be read anew.
  const [read, setRead] = useState<Design>();
  const isRead = read === design;
  const close = () => actor.send({ type: 'close' });
  return (
    <Popup
      name="send stone"
      title={t('readThrough')}
      onClose={close}
      actions={
        <>
          <Button onPress={() => actor.send({ type: 'open settings' })}>{t('changeSettings')}</Button>
          <Button look="primary" isDisabled={!isRead} onPress={() => actor.send({ type: 'confirm' })}>
            {t('send')}
          </Button>
        </>
      }
    >
      <p>{t('readThroughHint')}</p>
      <Inscription />
      <Objections />
      <Recipient />
      <Checkbox
        className={styles.check ?? ''}
        isSelected={isRead}
        onChange={(checked) => setRead(checked ? design : undefined)}
      >
        <span className={styles.box} aria-hidden="true" />
        {t('isRead')}
      </Checkbox>
    </Popup>
  );
}

/** The lines from top to bottom, letter by letter as they are cut. */
function Inscription() {
  const { t } = useTranslation('sending');
  const parms = DesignerContext.useSelector(({ context }) => context.history.present.Parms);
  const lines = parms
    .flatMap((parm, index) => (parm.type === 'text' && parm.subText.trim() ? [{ parm, index }] : []))
    .sort((one, other) => one.parm.position.y - other.parm.position.y);
  if (lines.length === 0) return <p>{t('noLines')}</p>;
  return (
    <ul className={styles.inscription} aria-label={t('lines')}>
      {lines.map(({ parm, index }) => (
        <li key={index}>{parm.subText}</li>
      ))}
    </ul>
  );
}

function Objections() {
  const { t } = useTranslation('sending');
  const warnings = useRemarks('sending');
  const textOf = useWarningText();
  if (warnings.length === 0) return null;
  return (
    <Notice look="yellow" title={t('objections')}>
      {[...new Set(warnings.map(textOf))].join(' ')}
    </Notice>
  );
}

function Recipient() {
  const { t } = useTranslation('sending');
  const contact = SendingContext.useSelector(({ context }) => context.contact);
  const id = DesignerContext.useSelector(({ context }) => context.history.present.StonemasonId);
  const stonemason = useStonemasons().find((one) => one.id === id);
  const who = [contact.contactName, contact.contactPhone, contact.contactEmail].filter(Boolean).join(', ');
  return (
    <dl className={styles.recipient}>
      <dt>{t('stonemason')}</dt>
      <dd>{stonemason?.Name ?? t('nobodyYet')}</dd>
      <dt>{t('contact')}</dt>
      <dd>{who || t('noContact')}</dd>
    </dl>
  );
}

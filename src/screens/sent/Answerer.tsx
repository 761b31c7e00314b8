import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStonemasons } from '../project/useStonemasons';
import { EmailLink } from '../provider/EmailLink';
import { PhoneLink } from '../provider/PhoneLink';
import { readProvider, useProvider } from '../provider/useProvider';
import { answererOf } from './answererOf';
import styles from './Sent.module.css';
import type { SentOrder } from './sentOrder';

/** Who answers, where the answer goes, and within how many days where the provider has said so. */
export function Answerer({ order }: { readonly order: SentOrder }) {
  const { t, i18n } = useTranslation('sent');
  const provider = useProvider();
  useEffect(readProvider, []);
  const { list } = useStonemasons();
  const { says, name, phone, email, ways } = answererOf(order, list, provider);
  const either = new Intl.ListFormat(i18n.language, { type: 'disjunction' });
  const days = provider?.answerDays;
  const isWaiting = order.waitsFor === 'confirmation';
  return (
    <section className={styles.part}>
      <h3>{t('answer.title')}</h3>
      <p>
        {says === 'assigned' && !name
          ? t('answer.assignedUnnamed')
          : t(`answer.${says}`, { name: name || t('answer.theStonemason') })}{' '}
        {ways.length > 0 && t('answer.to', { ways: either.format(ways) })}{' '}
        {days !== undefined && t(isWaiting ? 'answer.withinConfirmed' : 'answer.within', { count: days })}
      </p>
      {(phone || email) && (
        <p className={styles.reach}>
          {phone && <PhoneLink phone={phone} />}
          {email && <EmailLink email={email} />}
        </p>
      )}
    </section>
  );
}

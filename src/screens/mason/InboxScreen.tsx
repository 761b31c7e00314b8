import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { WaitingPage } from '../../components/Waiting';
import { inboxMachine } from '../../machines/mason/inboxMachine';
import { masonStateOf } from '../../stone/masonState';
import type { MasonOrder } from '../../stone/wire/mason';
import { TopBar } from '../start/TopBar';
import styles from './Mason.module.css';
import { NotOpened } from './NotOpened';
import { useDay } from './useDay';

/** The page `/mason`: every order of the mason that the user works for. */
export function InboxScreen() {
  const { t } = useTranslation('mason');
  const [state, send] = useMachine(inboxMachine);
  const { orders, failure } = state.context;
  if (state.matches('listing')) return <WaitingPage words={t('opening')} />;
  if (state.matches('failing'))
    return <NotOpened failure={failure} onRetry={() => send({ type: 'retry' })} />;
  return (
    <>
      <TopBar />
      <main className={styles.page}>
        <h1>{t('inbox')}</h1>
        {orders.length === 0 && <p>{t('nothingHere')}</p>}
        <ul className={styles.orders}>
          {orders.map((order) => (
            <li key={order.id}>
              <OrderLine order={order} />
            </li>
          ))}
        </ul>
      </main>
    </>
  );
}

function OrderLine({ order }: { readonly order: MasonOrder }) {
  const { t } = useTranslation('mason');
  const day = useDay();
  const state = masonStateOf(order.status, order.openQuestions);
  return (
    <Link href={`/mason/order/${order.id}`} className={styles.order}>
      <span className={styles.name}>{order.designName || t('unnamed')}</span>
      <span className={styles.state} data-state={state}>
        {order.isAnswered ? t('answered') : state && t(`states.${state}`)}
      </span>
      <span className={styles.hint}>
        {[t('number', { id: order.id }), order.business ?? t('family'), order.sentAt && day(order.sentAt)]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </Link>
  );
}

import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { usePageTitle } from '../../components/usePageTitle';
import { WaitingPage } from '../../components/Waiting';
import { inboxMachine } from '../../machines/mason/inboxMachine';
import { TopBar } from '../start/TopBar';
import styles from './Mason.module.css';
import { NotOpened } from './NotOpened';
import { OrderLine } from './OrderLine';
import { StencilRoll } from './StencilRoll';

/** The page `/mason`: every order of the mason that the user works for. */
export function InboxScreen() {
  const { t } = useTranslation('mason');
  usePageTitle(t('inbox'));
  const [state, send] = useMachine(inboxMachine);
  const { inbox, failure } = state.context;
  const [ticked, tick] = useState<readonly number[]>([]);
  if (state.matches('failing'))
    return <NotOpened failure={failure} onRetry={() => send({ type: 'retry' })} />;
  if (!inbox) return <WaitingPage words={t('opening')} />;
  const { orders, settings } = inbox;
  return (
    <>
      <TopBar />
      <main className={styles.page} data-gloves="">
        <div className={styles.top}>
          <h1>{t('inbox')}</h1>
          <Link href="/mason/settings" className={styles.back}>
            {t('settings.title')}
          </Link>
        </div>
        {orders.length === 0 && <p>{t('nothingHere')}</p>}
        <ul className={styles.orders}>
          {orders.map((order) => (
            <li key={order.id}>
              <OrderLine
                order={order}
                isTicked={ticked.includes(order.id)}
                onTick={(isTicked) =>
                  tick(isTicked ? [...ticked, order.id] : ticked.filter((id) => id !== order.id))
                }
              />
            </li>
          ))}
        </ul>
        {orders.length > 0 && (
          // In the order of the list, so that the same ticks are always laid alike.
          <StencilRoll orders={orders.filter(({ id }) => ticked.includes(id))} settings={settings} />
        )}
      </main>
    </>
  );
}

import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { usePageTitle } from '../../components/usePageTitle';
import { confirmingMachine } from '../../machines/confirming/confirmingMachine';
import type { Confirmation } from '../../stone/wire/confirmation';
import { readProvider } from '../provider/useProvider';
import { TopBar } from '../start/TopBar';
import { Answered } from './Answered';
import { AnswerFailed } from './AnswerFailed';
import styles from './ConfirmingScreen.module.css';
import { useOrderedAt } from './useOrderedAt';

// The other page that a letter leads to and that only asks for a press is fetched with this one: it shares all that it is made of.
export { EndingScreen } from './EndingScreen';

/**
 * The page `/confirm/{token}`, linked in the letter that asks for confirmation of an order. It shows nothing that the
 * order's sender wrote, and nothing happens before a button is pressed: mail programs open links, too.
 */
export function ConfirmingScreen({ token }: { readonly token: string }) {
  const { t } = useTranslation('confirming');
  usePageTitle(t('title'));
  // Who comes from a letter has seen no other page: the provider's colours are asked for here.
  useEffect(readProvider, []);
  const [state, send] = useMachine(confirmingMachine, { input: { token } });
  const { order, failure } = state.context;
  if (state.matches('failingToLook') || state.matches('failingToAnswer'))
    return <AnswerFailed failure={failure} onRetry={() => send({ type: 'retry' })} />;
  const isBusy = state.matches('answering');
  return (
    <>
      <TopBar />
      <main className={styles.page} aria-busy={order === undefined || isBusy}>
        {order === undefined && <p role="status">{t('loading')}</p>}
        {order?.state === 'waiting' && (
          <Question order={order} isBusy={isBusy} onAnswer={(answer) => send({ type: 'answer', answer })} />
        )}
        {order && order.state !== 'waiting' && (
          <Answered
            state={order.state}
            holds={order.holds}
            isBusy={isBusy}
            onConfirm={() => send({ type: 'answer', answer: 'confirm' })}
          />
        )}
      </main>
    </>
  );
}

interface QuestionProps {
  readonly order: Confirmation;
  readonly isBusy: boolean;
  readonly onAnswer: (answer: 'confirm' | 'decline') => void;
}

function Question({ order: { orderedAt, stonemason, holds }, isBusy, onAnswer }: QuestionProps) {
  const { t } = useTranslation('confirming');
  const when = useOrderedAt(orderedAt);
  return (
    <>
      <h1>{t('title')}</h1>
      <p>{stonemason === null ? t('askedUnassigned', { when }) : t('asked', { when, stonemason })}</p>
      <p className={styles.hint}>{t(holds === 'order' ? 'hint' : 'hintReceipt')}</p>
      <div className={styles.answers}>
        <Button look="primary" isDisabled={isBusy} onPress={() => onAnswer('confirm')}>
          {t('confirm')}
        </Button>
        <Button isDisabled={isBusy} onPress={() => onAnswer('decline')}>
          {t('decline')}
        </Button>
      </div>
    </>
  );
}

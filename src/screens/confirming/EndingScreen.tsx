import { useMachine } from '@xstate/react';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { usePageTitle } from '../../components/usePageTitle';
import { endingMachine } from '../../machines/letters/endingMachine';
import { readProvider } from '../provider/useProvider';
import { TopBar } from '../start/TopBar';
import { AnswerFailed } from './AnswerFailed';
import styles from './ConfirmingScreen.module.css';

/**
 * The page `/letters/{token}`, by which a family ends the letters about its mason's steps. Nothing happens before the button is
 * pressed: mail programs open links, too.
 */
export function EndingScreen({ token }: { readonly token: string }) {
  const { t } = useTranslation('confirming');
  usePageTitle(t('letters.title'));
  // Who comes from a letter has seen no other page: the provider's colours are asked for here.
  useEffect(readProvider, []);
  const [state, send] = useMachine(endingMachine, { input: { token } });
  if (state.matches('failingToLook') || state.matches('failingToEnd'))
    return <AnswerFailed failure={state.context.failure} onRetry={() => send({ type: 'retry' })} />;
  const isBusy = state.matches('ending');
  return (
    <>
      <TopBar />
      <main className={styles.page} aria-busy={state.matches('looking') || isBusy}>
        {state.matches('looking') && <p role="status">{t('loading')}</p>}
        {(state.matches('asking') || isBusy) && (
          <>
            <h1>{t('letters.title')}</h1>
            <p>{t('letters.text')}</p>
            <p className={styles.hint}>{t('letters.hint')}</p>
            <div className={styles.answers}>
              <Button look="primary" isDisabled={isBusy} onPress={() => send({ type: 'end' })}>
                {t('letters.end')}
              </Button>
            </div>
          </>
        )}
        {state.matches('ended') && (
          <div role="status" className={styles.answered}>
            <Check size={40} className={styles.check} aria-hidden="true" />
            <h1>{t('letters.ended')}</h1>
            <p>{t('letters.endedText')}</p>
          </div>
        )}
      </main>
    </>
  );
}

import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { accountMachine } from '../../machines/account/accountMachine';
import { useFailureSentence } from '../session/useFailureSentence';
import page from './AccountScreen.module.css';
import styles from './OwnSection.module.css';

/** The user's name, the address for letters, and requesting a new password by letter. */
export function OwnSection() {
  const { t } = useTranslation('account');
  const sentenceOf = useFailureSentence();
  const [state, send] = useMachine(accountMachine);
  const { account, failure } = state.context;
  return (
    <section className={page.part} aria-labelledby="own">
      <h2 id="own">{t('own.title')}</h2>
      {state.matches('looking') && <p role="status">{t('own.looking')}</p>}
      {state.matches('failingToLook') && failure && (
        <Notice
          look="yellow"
          actions={<Button onPress={() => send({ type: 'retry' })}>{t('own.tryAgain')}</Button>}
        >
          {sentenceOf(failure)}
        </Notice>
      )}
      {account && (
        <>
          <dl className={styles.known}>
            <dt>{t('own.username')}</dt>
            <dd>{account.username}</dd>
            {account.email !== null && (
              <>
                <dt>{t('own.email')}</dt>
                <dd>{account.email}</dd>
              </>
            )}
          </dl>
          {account.email === null ? (
            <p className={page.hint}>{t('own.none')}</p>
          ) : (
            <Link href="/forgot" className={styles.link}>
              {t('own.newPassword')}
            </Link>
          )}
        </>
      )}
    </section>
  );
}

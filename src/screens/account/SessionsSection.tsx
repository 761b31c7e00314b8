import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { Progress } from '../../components/Progress';
import { sessionsMachine } from '../../machines/account/sessionsMachine';
import { useFailureSentence } from '../session/useFailureSentence';
import styles from './AccessList.module.css';
import page from './AccountScreen.module.css';
import { SessionRow } from './SessionRow';

/** The user's logins, each with a button to end it. */
export function SessionsSection() {
  const { t } = useTranslation('account');
  const sentenceOf = useFailureSentence();
  const [state, send] = useMachine(sessionsMachine);
  const { sessions, ended, failure } = state.context;
  const isBusy = state.matches('ending') || state.matches('listing');
  const hasFailed = state.matches('failingToList') || state.matches('failingToEnd');
  const isDone = ended !== undefined && state.matches('showing');
  const done = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that was pressed is gone with its row.
    if (isDone) done.current?.focus();
  }, [isDone]);
  return (
    <section className={page.part} aria-labelledby="sessions">
      <h2 id="sessions">{t('sessions.title')}</h2>
      <p className={page.hint}>{t('sessions.hint')}</p>
      {hasFailed && failure && (
        <Notice
          look="yellow"
          actions={<Button onPress={() => send({ type: 'retry' })}>{t('sessions.tryAgain')}</Button>}
        >
          {sentenceOf(failure)}
        </Notice>
      )}
      <p ref={done} tabIndex={-1} role="status" className={styles.done}>
        {isDone && t('sessions.ended')}
      </p>
      {sessions.length === 0 && isBusy && <Progress label={t('sessions.listing')} />}
      <ul className={styles.list}>
        {sessions.map((each) => (
          <SessionRow
            key={each.id}
            session={each}
            isBusy={isBusy}
            onEnd={() => send({ type: 'end', ended: { id: each.id } })}
          />
        ))}
      </ul>
      <div className={page.buttons}>
        <Button
          isDisabled={isBusy || sessions.every(({ isThis }) => isThis)}
          onPress={() => send({ type: 'end', ended: 'others' })}
        >
          {t('sessions.endOthers')}
        </Button>
      </div>
    </section>
  );
}

import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { Popup } from '../../components/Popup';
import { Progress } from '../../components/Progress';
import type { Mishap } from '../../machines/mishap';
import { sessionsMachine } from '../../machines/session/sessionsMachine';
import { SessionRow } from './SessionRow';
import styles from './SessionsPopup.module.css';

/** The popup `sessions`: where whoever is logged in is logged in, each with a way to end it. */
export function SessionsPopup({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('session');
  const [state, send] = useMachine(sessionsMachine);
  const { sessions, ended, mishap } = state.context;
  const isBusy = state.matches('ending') || state.matches('listing');
  const hasFailed = state.matches('failingToList') || state.matches('failingToEnd');
  const isDone = ended !== undefined && state.matches('showing');
  const done = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that was pressed is gone with its row.
    if (isDone) done.current?.focus();
  }, [isDone]);
  return (
    <Popup
      name="sessions"
      title={t('sessions.title')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('sessions.close')}</Button>
          <Button
            look="primary"
            isDisabled={isBusy || sessions.every(({ isThis }) => isThis)}
            onPress={() => send({ type: 'end', ended: 'others' })}
          >
            {t('sessions.endOthers')}
          </Button>
        </>
      }
    >
      <p className={styles.hint}>{t('sessions.hint')}</p>
      {hasFailed && mishap && (
        <Notice
          look="yellow"
          actions={<Button onPress={() => send({ type: 'retry' })}>{t('sessions.tryAgain')}</Button>}
        >
          {sentenceOf(mishap)}
        </Notice>
      )}
      <p ref={done} tabIndex={-1} role="status" className={styles.done}>
        {isDone && t('sessions.ended')}
      </p>
      {sessions.length === 0 && isBusy && <Progress label={t('sessions.listing')} />}
      <ul className={styles.sessions}>
        {sessions.map((each) => (
          <SessionRow
            key={each.id}
            session={each}
            isBusy={isBusy}
            onEnd={() => send({ type: 'end', ended: { id: each.id } })}
          />
        ))}
      </ul>
    </Popup>
  );

  function sentenceOf(failed: Mishap): string {
    return failed.kind === 'refused' || failed.kind === 'conflict' ? failed.sentence : t('unreachable');
  }
}

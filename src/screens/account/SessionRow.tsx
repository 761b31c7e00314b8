import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import type { OwnSession } from '../../stone/wire/session';
import { SessionContext } from '../session/sessionContext';
import styles from './AccessList.module.css';

interface SessionRowProps {
  readonly session: OwnSession;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

/** One of the user's logins. The current one is ended by logging out. */
export function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const { t, i18n } = useTranslation('account');
  const { t: words } = useTranslation('session');
  const actor = SessionContext.useActorRef();
  const form = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const when = (moment: string) => form.format(Date.parse(moment));
  const browser = session.browser ?? t('sessions.unknown');
  return (
    <li className={styles.entry}>
      <span className={styles.words}>
        <strong>{browser}</strong>
        <span>{t('sessions.opened', { when: when(session.openedAt) })}</span>
        <span>
          {session.isThis ? t('sessions.here') : t('sessions.used', { when: when(session.lastUsedAt) })}
        </span>
      </span>
      <Button
        isDisabled={isBusy}
        aria-label={t('sessions.endOne', { browser })}
        onPress={session.isThis ? () => actor.send({ type: 'session.logOut' }) : onEnd}
      >
        {words('logOut')}
      </Button>
    </li>
  );
}

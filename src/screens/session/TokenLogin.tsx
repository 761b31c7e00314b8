import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect } from 'wouter';
import { Problem } from '../problem/Problem';
import { loginOnTheWayTo } from './afterLogin';
import { SessionContext } from './sessionContext';
import styles from './TokenLogin.module.css';
import { useLoginFailure } from './useLoginFailure';

interface TokenLoginProps {
  readonly token: string | undefined;
  readonly projectId: string;
}

/** The login with a token another program handed over, on the way to a project's stone. */
export function TokenLogin({ token, projectId }: TokenLoginProps) {
  const { t } = useTranslation('session');
  const session = SessionContext.useActorRef();
  const isLoggedIn = SessionContext.useSelector((state) => state.matches('loggedIn'));
  const failure = useLoginFailure();
  // The server's own sentence is of a username and a password, and nobody wrote any.
  const isUnknown = SessionContext.useSelector(
    ({ context }) => context.failure?.kind === 'refused' && context.failure.status === 401,
  );
  const [sent, setSent] = useState(false);
  useEffect(() => {
    if (token === undefined) return;
    session.send({ type: 'session.logIn', given: { usertoken: token } });
    setSent(true);
  }, [session, token]);
  const project = `/opret-sten/${projectId}`;
  if (isLoggedIn && (token === undefined || sent)) return <Redirect to={project} replace />;
  if (token === undefined) return <Redirect to={loginOnTheWayTo(project)} replace />;
  if (sent && failure)
    return <Problem title={t('tokenRefused')}>{isUnknown ? t('tokenRefusedHint') : failure}</Problem>;
  return (
    <p role="status" className={styles.waiting}>
      {t('loggingIn')}
    </p>
  );
}

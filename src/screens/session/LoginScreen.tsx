import { useTranslation } from 'react-i18next';
import { Link, Redirect, useSearchParams } from 'wouter';
import { afterLogin } from './afterLogin';
import { LoginForm } from './LoginForm';
import styles from './LoginScreen.module.css';
import { SessionContext } from './sessionContext';

/** The login with a name and a password; whoever is logged in goes on to where they were going. */
export function LoginScreen() {
  const { t } = useTranslation('session');
  const { t: start } = useTranslation('start');
  const [search] = useSearchParams();
  const state = SessionContext.useSelector(({ value }) => value);
  if (state === 'loggedIn') return <Redirect to={afterLogin(search)} replace />;
  return (
    <main className={styles.page}>
      <Link href="/" className={styles.mark}>
        {start('title')}
      </Link>
      <div className={styles.form}>
        <h1>{t('logIn')}</h1>
        <LoginForm />
      </div>
    </main>
  );
}

import { useTranslation } from 'react-i18next';
import { Link, Redirect, useSearchParams } from 'wouter';
import { usePageTitle } from '../../components/usePageTitle';
import { afterLogin } from './afterLogin';
import { EntryPage } from './EntryPage';
import page from './EntryPage.module.css';
import { LoginForm } from './LoginForm';
import { SessionContext } from './sessionContext';

/** The login with a name and a password; whoever is logged in goes on to where they were going. */
export function LoginScreen() {
  const { t } = useTranslation('session');
  usePageTitle(t('logIn'));
  const { t: password } = useTranslation('password');
  const [search] = useSearchParams();
  const state = SessionContext.useSelector(({ value }) => value);
  if (state === 'loggedIn') return <Redirect to={afterLogin(search)} replace />;
  return (
    <EntryPage>
      <h1>{t('logIn')}</h1>
      <LoginForm />
      <Link href="/forgot" className={page.link}>
        {password('forgotten')}
      </Link>
    </EntryPage>
  );
}

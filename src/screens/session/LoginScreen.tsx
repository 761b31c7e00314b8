import { useState } from 'react';
import { Form } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Link, Redirect, useSearchParams } from 'wouter';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { TextLine } from '../../components/TextLine';
import { afterLogin } from './afterLogin';
import styles from './LoginScreen.module.css';
import { SessionContext } from './sessionContext';
import { useLoginMishap } from './useLoginMishap';

/** The login with a name and a password; whoever is logged in goes on to where they were going. */
export function LoginScreen() {
  const { t } = useTranslation('session');
  const { t: start } = useTranslation('start');
  const [search] = useSearchParams();
  const session = SessionContext.useActorRef();
  const state = SessionContext.useSelector(({ value }) => value);
  const mishap = useLoginMishap();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  if (state === 'loggedIn') return <Redirect to={afterLogin(search)} replace />;
  const isBusy = state === 'loggingIn';
  return (
    <main className={styles.page}>
      <Link href="/" className={styles.mark}>
        {start('title')}
      </Link>
      <Form
        className={styles.form ?? ''}
        onSubmit={(event) => {
          event.preventDefault();
          if (username && password) session.send({ type: 'log in', given: { username, password } });
        }}
      >
        <h1>{t('logIn')}</h1>
        {mishap && <Notice look="yellow">{mishap}</Notice>}
        <TextLine label={t('username')} value={username} onChange={setUsername} autoComplete="username" />
        <TextLine
          label={t('password')}
          value={password}
          onChange={setPassword}
          type="password"
          autoComplete="current-password"
        />
        <Button look="primary" type="submit" isDisabled={isBusy || !username || !password}>
          {t(isBusy ? 'loggingIn' : 'logIn')}
        </Button>
      </Form>
    </main>
  );
}

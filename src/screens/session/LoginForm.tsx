import { useState } from 'react';
import { Form } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { knowsPasskeys } from '../../api/passkeys';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { TextLine } from '../../components/TextLine';
import styles from './LoginForm.module.css';
import { SessionContext } from './sessionContext';
import { useLoginFailure } from './useLoginFailure';

/** A name and a password, and the login they are for; or a key that the browser has. */
export function LoginForm() {
  const { t } = useTranslation('session');
  const session = SessionContext.useActorRef();
  const isBusy = SessionContext.useSelector((state) => state.matches('loggingIn'));
  const failure = useLoginFailure();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const asksForCode = SessionContext.useSelector(
    ({ context }) => context.codeAskedOf !== undefined && context.codeAskedOf === username,
  );
  const isWhole = username !== '' && password !== '' && (!asksForCode || code !== '');
  return (
    <Form
      className={styles.form ?? ''}
      onSubmit={(event) => {
        event.preventDefault();
        const given = { username, password, ...(asksForCode && { code }) };
        if (isWhole) session.send({ type: 'session.logIn', given });
      }}
    >
      {failure && <Notice look="yellow">{failure}</Notice>}
      <TextLine
        label={t('username')}
        value={username}
        onChange={setUsername}
        autoComplete="username"
        autoCapitalize="none"
        enterKeyHint="next"
      />
      <TextLine
        label={t('password')}
        value={password}
        onChange={setPassword}
        type="password"
        autoComplete="current-password"
        autoCapitalize="none"
        enterKeyHint="go"
      />
      {asksForCode && (
        <>
          <TextLine
            label={t('code')}
            value={code}
            onChange={setCode}
            autoComplete="one-time-code"
            autoCapitalize="none"
            enterKeyHint="go"
            autoFocus
          />
          <p className={styles.hint}>{t('codeHint')}</p>
        </>
      )}
      <Button look="primary" type="submit" isDisabled={isBusy || !isWhole}>
        {t(isBusy ? 'loggingIn' : 'logIn')}
      </Button>
      {knowsPasskeys() && (
        <Button isDisabled={isBusy} onPress={() => session.send({ type: 'session.logIn', given: 'passkey' })}>
          {t('logInByPasskey')}
        </Button>
      )}
    </Form>
  );
}

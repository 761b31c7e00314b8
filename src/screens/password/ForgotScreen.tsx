import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { Form } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { TextLine } from '../../components/TextLine';
import { usePageTitle } from '../../components/usePageTitle';
import { letterMachine } from '../../machines/password/letterMachine';
import { EntryPage } from '../session/EntryPage';
import page from '../session/EntryPage.module.css';
import { useFailureSentence } from '../session/useFailureSentence';
import styles from './Password.module.css';
import { ToldHeading } from './ToldHeading';

/** The page `/forgot`: requests the letter for replacing a forgotten password. It does not reveal whether the user exists. */
export function ForgotScreen() {
  const { t } = useTranslation('password');
  usePageTitle(t('ask.title'));
  const sentenceOf = useFailureSentence();
  const [state, send] = useMachine(letterMachine);
  const [name, setName] = useState('');
  const { failure } = state.context;
  const isBusy = state.matches('asking');
  const toLogin = (
    <Link href="/login" className={page.link}>
      {t('toLogin')}
    </Link>
  );
  if (state.matches('asked'))
    return (
      <EntryPage>
        <ToldHeading>{t('ask.sentTitle')}</ToldHeading>
        <p>{t('ask.sent', { name: state.context.name })}</p>
        <p className={page.hint}>{t('ask.nothing')}</p>
        <div className={styles.buttons}>
          <Button onPress={() => send({ type: 'again' })}>{t('ask.again')}</Button>
        </div>
        {toLogin}
      </EntryPage>
    );
  return (
    <EntryPage>
      <h1>{t('ask.title')}</h1>
      <p className={page.hint}>{t('ask.hint')}</p>
      <Form
        className={styles.form ?? ''}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '' && !isBusy) send({ type: 'ask', name: name.trim() });
        }}
      >
        {failure && <Notice look="yellow">{sentenceOf(failure)}</Notice>}
        <TextLine
          label={t('ask.name')}
          value={name}
          onChange={setName}
          maxLength={200}
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          enterKeyHint="go"
          autoFocus
        />
        <Button look="primary" type="submit" isDisabled={isBusy || name.trim() === ''}>
          {t(isBusy ? 'ask.sending' : 'ask.send')}
        </Button>
      </Form>
      {toLogin}
    </EntryPage>
  );
}

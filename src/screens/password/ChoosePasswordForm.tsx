import { useState } from 'react';
import { Form } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { Switch } from '../../components/Switch';
import { TextLine } from '../../components/TextLine';
import { SHORTEST_PASSWORD } from '../../stone/wire/password';
import page from '../session/EntryPage.module.css';
import styles from './Password.module.css';

interface ChoosePasswordFormProps {
  readonly username: string;
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  readonly onSave: (password: string) => void;
}

/** Another password for a user. The name stands beside it for whatever keeps passwords, and for who has several. */
export function ChoosePasswordForm({ username, isBusy, failure, onSave }: ChoosePasswordFormProps) {
  const { t } = useTranslation('password');
  const [password, setPassword] = useState('');
  const [isShown, setIsShown] = useState(false);
  return (
    <Form
      className={styles.form ?? ''}
      onSubmit={(event) => {
        event.preventDefault();
        if (password !== '' && !isBusy) onSave(password);
      }}
    >
      {failure && <Notice look="yellow">{failure}</Notice>}
      <TextLine
        label={t('choose.username')}
        value={username}
        onChange={() => undefined}
        isReadOnly
        autoComplete="username"
      />
      <TextLine
        label={t('choose.password')}
        value={password}
        onChange={setPassword}
        type={isShown ? 'text' : 'password'}
        maxLength={1000}
        autoComplete="new-password"
        autoCapitalize="none"
        enterKeyHint="go"
        autoFocus
      />
      <p className={page.hint}>{t('choose.hint', { count: SHORTEST_PASSWORD })}</p>
      <Switch isSelected={isShown} onChange={setIsShown}>
        {t('choose.show')}
      </Switch>
      <Button look="primary" type="submit" isDisabled={isBusy || password === ''}>
        {t(isBusy ? 'choose.saving' : 'choose.save')}
      </Button>
    </Form>
  );
}

import { type ReactNode, useState } from 'react';
import { Form } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { TextLine } from '../../components/TextLine';
import styles from './AskedForm.module.css';

interface AskedFormProps {
  /** The user's password, a code of the app, or one of the recovery codes as well. */
  readonly asks: 'password' | 'code' | 'anyCode';
  readonly submit: string;
  readonly children: ReactNode;
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  readonly onGive: (given: string) => void;
  readonly onCancel: () => void;
}

/** A form asking for one thing, with its purpose. */
export function AskedForm({ asks, submit, children, isBusy, failure, onGive, onCancel }: AskedFormProps) {
  const { t } = useTranslation('account');
  const [given, setGiven] = useState('');
  return (
    <Form
      className={styles.form ?? ''}
      onSubmit={(event) => {
        event.preventDefault();
        if (given && !isBusy) onGive(given);
      }}
    >
      {children}
      {failure && <Notice look="yellow">{failure}</Notice>}
      <TextLine
        label={t(`secondFactor.${asks}`)}
        value={given}
        onChange={setGiven}
        autoCapitalize="none"
        enterKeyHint="go"
        autoFocus
        type={asks === 'password' ? 'password' : 'text'}
        autoComplete={asks === 'password' ? 'current-password' : 'one-time-code'}
        {...(asks === 'code' && { inputMode: 'numeric' })}
      />
      <div className={styles.buttons}>
        <Button look="primary" type="submit" isDisabled={isBusy || given === ''}>
          {submit}
        </Button>
        <Button onPress={onCancel} isDisabled={isBusy}>
          {t('secondFactor.cancel')}
        </Button>
      </div>
    </Form>
  );
}

import { useState } from 'react';
import { Form } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/Button';
import { TextLine } from '../../../../components/TextLine';
import { LONGEST_STYLE_NAME } from '../../../../stone/lineStyle';
import { Row } from '../../panels/Section';
import styles from './Styles.module.css';

interface NameFormProps {
  /** The name so far. */
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onCancel: () => void;
}

/** Asks what a style is called. */
export function NameForm({ name, onName, onCancel }: NameFormProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(name);
  const [isAsked, setAsked] = useState(false);
  const isMissing = typed.trim() === '';
  return (
    <Form
      className={styles.form ?? ''}
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (!isMissing) onName(typed.trim());
      }}
    >
      <TextLine
        label={t('lineStyles.name')}
        value={typed}
        onChange={setTyped}
        maxLength={LONGEST_STYLE_NAME}
        problem={isAsked && isMissing ? t('lineStyles.nameMissing') : undefined}
        enterKeyHint="go"
        autoFocus
      />
      <Row>
        <Button look="primary" type="submit">
          {t('lineStyles.save')}
        </Button>
        <Button onPress={onCancel}>{t('lineStyles.cancel')}</Button>
      </Row>
    </Form>
  );
}

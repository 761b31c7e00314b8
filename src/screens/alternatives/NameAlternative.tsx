import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { TextLine } from '../../components/TextLine';
import { type AlternativeLetter, LONGEST_ALTERNATIVE_NAME } from '../../stone/wire/alternatives';
import styles from './Alternatives.module.css';

interface NameAlternativeProps {
  readonly letter: AlternativeLetter;
  readonly name: string;
  readonly onName: (name: string) => void;
}

/** Names one of the stones; its letter stays. */
export function NameAlternative({ letter, name, onName }: NameAlternativeProps) {
  const { t } = useTranslation('alternatives');
  const [typed, setTyped] = useState<string>();
  if (typed === undefined)
    return (
      <Button look="quiet" aria-label={t('renameOne', { letter })} onPress={() => setTyped(name)}>
        {t('rename')}
      </Button>
    );
  const keep = () => {
    setTyped(undefined);
    onName(typed);
  };
  return (
    <form
      className={styles.words}
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <TextLine
        label={t('name', { letter })}
        value={typed}
        onChange={setTyped}
        maxLength={LONGEST_ALTERNATIVE_NAME}
        autoFocus
      />
      <div className={styles.acts}>
        <Button look="primary" type="submit">
          {t('saveName')}
        </Button>
        <Button look="quiet" onPress={() => setTyped(undefined)}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import page from './AccountScreen.module.css';
import styles from './RecoveryCodes.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** The recovery codes, shown only this once: to be copied or printed before continuing. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { t } = useTranslation('account');
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setOutcome('copied');
    } catch {
      // There is no clipboard where the app is served by plain http from another machine.
      setOutcome('notCopied');
    }
  };
  return (
    <>
      <h3>{t('secondFactor.codesTitle')}</h3>
      <p className={page.hint}>{t('secondFactor.codesHint')}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={page.buttons}>
        <Button look="primary" onPress={onKept}>
          {t('secondFactor.kept')}
        </Button>
        <Button look={outcome === 'copied' ? 'done' : 'plain'} onPress={copy}>
          {t(`secondFactor.${outcome ?? 'copy'}`)}
        </Button>
        <Button onPress={() => window.print()}>{t('secondFactor.print')}</Button>
      </div>
    </>
  );
}

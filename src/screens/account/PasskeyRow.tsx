import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import type { Passkey } from '../../stone/wire/passkey';
import styles from './AccessList.module.css';

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
}

/** One key that the user logs in by. */
export function PasskeyRow({ passkey, isBusy, onRemove }: PasskeyRowProps) {
  const { t, i18n } = useTranslation('account');
  const form = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const when = (moment: string) => form.format(Date.parse(moment));
  const { createdAt, lastUsedAt, isSynced } = passkey;
  const browser = passkey.browser ?? t('passkeys.unknown');
  return (
    <li className={styles.entry}>
      <span className={styles.words}>
        <strong>{browser}</strong>
        <span>{t('passkeys.created', { when: when(createdAt) })}</span>
        <span>{lastUsedAt ? t('passkeys.used', { when: when(lastUsedAt) }) : t('passkeys.unused')}</span>
        {isSynced && <span>{t('passkeys.synced')}</span>}
      </span>
      <Button isDisabled={isBusy} aria-label={t('passkeys.removeOne', { browser })} onPress={onRemove}>
        {t('passkeys.remove')}
      </Button>
    </li>
  );
}

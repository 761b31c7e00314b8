import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchProvider } from '../../api/provider';
import type { Provider } from '../../stone/wire/provider';
import styles from './PrivacyScreen.module.css';

const NOBODY: Provider = { name: null, email: null };

/** Who runs the service and where to write; whom else to ask where the settings name nobody, or nobody can be asked. */
export function ProviderLine() {
  const { t } = useTranslation('privacy');
  const [provider, setProvider] = useState<Provider>();
  useEffect(() => {
    const given = new AbortController();
    fetchProvider(given.signal).then(setProvider, () => {
      if (!given.signal.aborted) setProvider(NOBODY);
    });
    return () => given.abort();
  }, []);
  if (!provider) return null;
  const { name, email } = provider;
  return (
    <p className={styles.provider}>
      {name === null ? email === null && t('unnamed') : t('provider', { name })}
      {email !== null && (
        <>
          {name !== null && '. '}
          {t('write')} <a href={`mailto:${email}`}>{email}</a>
        </>
      )}
    </p>
  );
}

import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../components/usePageTitle';
import { useLocale } from '../designer/useLocale';
import styles from '../privacy/PrivacyScreen.module.css';
import { readProvider, useProvider } from '../provider/useProvider';
import { writtenIn } from '../provider/writtenIn';
import { TopBar } from '../start/TopBar';

/** The imprint: who is answerable for these pages, as German law (§ 5 DDG) has every provider say. */
export function ImprintScreen() {
  const { t } = useTranslation('start');
  usePageTitle(t('imprint'));
  const locale = useLocale();
  const provider = useProvider();
  useEffect(readProvider, []);
  const { name, address, phone, email, imprint } = provider ?? {};
  const text = writtenIn(imprint, locale);
  return (
    <>
      <TopBar />
      <main className={styles.page}>
        <h1>{t('imprint')}</h1>
        {name && (
          <p className={styles.lines}>
            <strong>{name}</strong>
            {address && `\n${address}`}
            {phone && `\n${phone}`}
          </p>
        )}
        {email && (
          <p className={styles.lines}>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
        {text && (
          <p className={styles.lines} lang={text.locale}>
            {text.text}
          </p>
        )}
        {provider && !name && !text && <p>{t('noImprint')}</p>}
      </main>
    </>
  );
}

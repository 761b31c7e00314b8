import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../components/usePageTitle';
import { useLocale } from '../designer/useLocale';
import { readProvider, useProvider } from '../provider/useProvider';
import { writtenIn } from '../provider/writtenIn';
import { TopBar } from '../start/TopBar';
import { OwnStones } from './OwnStones';
import styles from './PrivacyScreen.module.css';
import { ProviderLine } from './ProviderLine';
import { RetentionList } from './RetentionList';

const PARTS = ['stored', 'why', 'who', 'howLong', 'rights'] as const;

/** The privacy notice: what is stored of people, why, who gets it, how long, and whom to ask. */
export function PrivacyScreen() {
  const { t } = useTranslation('privacy');
  usePageTitle(t('title'));
  const own = writtenIn(useProvider()?.privacy, useLocale());
  useEffect(readProvider, []);
  return (
    <>
      <TopBar />
      <main className={styles.page}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        {PARTS.map((part) => (
          <section key={part} className={styles.part}>
            <h2>{t(`parts.${part}.title`)}</h2>
            <p>{t(`parts.${part}.text`)}</p>
            {part === 'howLong' && <RetentionList />}
            {part === 'rights' && <OwnStones />}
            {part === 'rights' && <ProviderLine />}
          </section>
        ))}
        {own && (
          <section className={styles.part}>
            <h2>{t('ownWords')}</h2>
            <p className={styles.lines} lang={own.locale}>
              {own.text}
            </p>
          </section>
        )}
      </main>
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { TopBar } from '../start/TopBar';
import { OwnStones } from './OwnStones';
import styles from './PrivacyScreen.module.css';
import { ProviderLine } from './ProviderLine';
import { RetentionList } from './RetentionList';

const PARTS = ['stored', 'why', 'who', 'howLong', 'rights'] as const;

/** The privacy notice: what is stored of people, why, who gets it, how long, and whom to ask. */
export function PrivacyScreen() {
  const { t } = useTranslation('privacy');
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
      </main>
    </>
  );
}

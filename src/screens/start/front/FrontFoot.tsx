import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useProvider } from '../../provider/useProvider';
import styles from './FrontFoot.module.css';

/** The foot of the start page: who runs it, and the pages that are owed to its readers. */
export function FrontFoot() {
  const { t } = useTranslation('start');
  const { t: credits } = useTranslation('credits');
  const { t: privacy } = useTranslation('privacy');
  const provider = useProvider();
  return (
    <footer className={styles.foot}>
      {provider?.name && <span className={styles.name}>{provider.name}</span>}
      <nav className={styles.ways} aria-label={t('footer')}>
        <Link href="/privacy">{privacy('title')}</Link>
        {provider?.imprint && <Link href="/imprint">{t('imprint')}</Link>}
        <Link href="/credits">{credits('link')}</Link>
      </nav>
    </footer>
  );
}

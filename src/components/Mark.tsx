import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import styles from './Mark.module.css';

/** The product's sign and name, which lead to the first page. */
export function Mark() {
  const { t } = useTranslation('start');
  return (
    <Link href="/" className={styles.mark}>
      <svg viewBox="4 2 24 28" aria-hidden="true">
        <path d="M6 29V13a10 10 0 0 1 20 0v16z" fill="currentColor" />
        <path d="M16 9v11M12 13h8" stroke="var(--paper)" strokeWidth="2.2" strokeLinecap="round" />
      </svg>
      {t('title')}
    </Link>
  );
}

import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import styles from './Mark.module.css';

/** The product's name, which leads to the first page. */
export function Mark() {
  const { t } = useTranslation('start');
  return (
    <Link href="/" className={styles.mark}>
      {t('title')}
    </Link>
  );
}

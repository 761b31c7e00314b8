import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import styles from './KeptOfYou.module.css';

/** The way to everything that is kept of the relative whose link it is. */
export function KeptOfYou({ token }: { readonly token: string }) {
  const { t } = useTranslation('approving');
  return (
    <Link href={`/own-data/approval/${token}`} className={styles.link}>
      {t('keptOfYou')}
    </Link>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import styles from './EntryPage.module.css';

/** A page before the login: the product's name, and one card with a form or what came of it. */
export function EntryPage({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('start');
  return (
    <main className={styles.page}>
      <Link href="/" className={styles.mark}>
        {t('title')}
      </Link>
      <div className={styles.card}>{children}</div>
    </main>
  );
}

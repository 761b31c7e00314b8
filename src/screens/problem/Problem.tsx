import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { usePageTitle } from '../../components/usePageTitle';
import styles from './Problem.module.css';

interface ProblemProps {
  readonly title: string;
  /** The status it has among programs. */
  readonly code?: number | undefined;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** A page that says what is wrong and where to go from here. */
export function Problem({ title, code, children, action }: ProblemProps) {
  const { t } = useTranslation('problems');
  usePageTitle(title);
  return (
    <main className={styles.page}>
      <div className={styles.words} role="alert">
        {code !== undefined && <p className={styles.code}>{code}</p>}
        <h1>{title}</h1>
        <p>{children}</p>
      </div>
      <div className={styles.actions}>
        {action}
        <Link href="/" className={styles.link}>
          {t('toStart')}
        </Link>
      </div>
    </main>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import styles from './Problem.module.css';

interface ProblemProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** A page that says what is wrong and where to go from here. */
export function Problem({ title, children, action }: ProblemProps) {
  const { t } = useTranslation('problems');
  return (
    <main className={styles.page}>
      <div className={styles.words} role="alert">
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

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Beside.module.css';

interface BesideProps {
  readonly before: ReactNode;
  readonly now: ReactNode;
}

/** The stone as it was and as it is now, side by side; one below the other on a phone. */
export function Beside({ before, now }: BesideProps) {
  const { t } = useTranslation('approving');
  return (
    <div className={styles.beside}>
      <figure>
        {before}
        <figcaption className={styles.words}>{t('voided.before')}</figcaption>
      </figure>
      <figure>
        {now}
        <figcaption className={styles.words}>{t('voided.after')}</figcaption>
      </figure>
    </div>
  );
}

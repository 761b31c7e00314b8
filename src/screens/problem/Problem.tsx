import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Mark } from '../../components/Mark';
import { usePageTitle } from '../../components/usePageTitle';
import { addressOf } from '../../machines/wizard/place';
import { PhoneLink } from '../provider/PhoneLink';
import { readProvider, useProvider } from '../provider/useProvider';
import styles from './Problem.module.css';

interface ProblemProps {
  readonly title: string;
  /** The status it has among programs. */
  readonly code?: number | undefined;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  /** Whether the way to the stones made in this browser, or by the own business, is shown too. */
  readonly leadsToStones?: boolean;
}

/**
 * A page that says what is wrong and where to go from here. Whom to call is shown where this browser knows it: the server need
 * not answer.
 */
export function Problem({ title, code, children, action, leadsToStones = false }: ProblemProps) {
  const { t } = useTranslation('problems');
  const { name, phone } = useProvider() ?? {};
  usePageTitle(title);
  useEffect(readProvider, []);
  return (
    <main className={styles.page}>
      <Mark />
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
        {leadsToStones && (
          <Link href={addressOf({ step: 'pendingStones', purpose: 'edit' })} className={styles.link}>
            {t('toStones')}
          </Link>
        )}
      </div>
      {phone && (
        <p className={styles.call}>
          {name ? t('callNamed', { name }) : t('call')} <PhoneLink phone={phone} />
        </p>
      )}
    </main>
  );
}

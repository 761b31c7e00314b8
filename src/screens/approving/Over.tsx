import { useTranslation } from 'react-i18next';
import type { ApprovalView } from '../../stone/wire/approval';
import styles from './Approving.module.css';

/** What is said where nothing can be answered any more: the last day has passed, or it was called off. */
export function Over({ view: { state } }: { readonly view: Pick<ApprovalView, 'state'> }) {
  const { t } = useTranslation('approving');
  const isExpired = state === 'expired';
  return (
    <div className={styles.words}>
      <h1>{t(isExpired ? 'over.expiredTitle' : 'over.endedTitle')}</h1>
      <p>{t(isExpired ? 'over.expired' : 'over.ended')}</p>
    </div>
  );
}

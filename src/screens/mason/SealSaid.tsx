import { useTranslation } from 'react-i18next';
import type { Bench } from '../../machines/mason/effects';
import { namedBy } from '../../machines/mason/namedBy';
import styles from './Mason.module.css';

/**
 * Whether the family has approved the stone: the seal's number, and what the code beside it on the papers is for. Nothing where
 * nobody was asked and the business demands nothing.
 */
export function SealSaid({ bench }: { readonly bench: Bench }) {
  const { t } = useTranslation('mason');
  const { seal } = namedBy(bench.order);
  if (!seal && !bench.order.awaitsApproval) return null;
  return (
    <section aria-labelledby="seal">
      <h2 id="seal">{t('seal.title')}</h2>
      {seal ? (
        <>
          <p>{t('seal.sealed')}</p>
          <p className={styles.seal}>{t('seal.number', { number: seal.number })}</p>
          <p className={styles.hint}>{t('seal.code')}</p>
        </>
      ) : (
        <p>{t('seal.awaited')}</p>
      )}
    </section>
  );
}

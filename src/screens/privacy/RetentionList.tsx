import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchRetention } from '../../api/retention';
import type { Retention } from '../../stone/wire/retention';
import { useLocale } from '../designer/useLocale';
import styles from './PrivacyScreen.module.css';
import { saidDays } from './saidDays';

const KINDS = ['visitorDrafts', 'businessDrafts', 'orders', 'cases', 'letters', 'accesses'] as const;

/** How long each kind of data stays, as this server is set; nothing where it cannot be asked. */
export function RetentionList() {
  const { t } = useTranslation('privacy');
  const locale = useLocale();
  const [retention, setRetention] = useState<Retention>();
  useEffect(() => {
    const given = new AbortController();
    // Without an answer the paragraph above it stands alone.
    fetchRetention(given.signal).then(setRetention, () => undefined);
    return () => given.abort();
  }, []);
  if (!retention) return null;
  return (
    <dl className={styles.times}>
      {KINDS.map((kind) => (
        <div key={kind}>
          <dt>{t(`times.${kind}`)}</dt>
          <dd>{saidDays(retention[kind], locale)}</dd>
        </div>
      ))}
    </dl>
  );
}

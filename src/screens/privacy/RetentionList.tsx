import { useTranslation } from 'react-i18next';
import type { Retention } from '../../stone/wire/retention';
import { useLocale } from '../designer/useLocale';
import styles from './PrivacyScreen.module.css';
import { saidDays } from './saidDays';
import { useRetention } from './useRetention';

const KINDS = [
  'visitorDrafts',
  'businessDrafts',
  'orders',
  'cases',
  'letters',
  'pictures',
  'accesses',
] as const satisfies readonly (keyof Retention)[];

/** How long each kind of data stays, as this server is set; nothing where it cannot be asked. */
export function RetentionList() {
  const { t } = useTranslation('privacy');
  const locale = useLocale();
  const retention = useRetention();
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

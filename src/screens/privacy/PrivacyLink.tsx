import { useTranslation } from 'react-i18next';
import { prefixOf } from '../../i18n';
import { useLocale } from '../designer/useLocale';
import styles from './PrivacyLink.module.css';

/** Leads to the privacy notice, beside every form that asks for contact data; what is written there stays open. */
export function PrivacyLink() {
  const { t } = useTranslation('privacy');
  return (
    <a className={styles.link} href={`${prefixOf(useLocale())}/privacy`} target="_blank" rel="noopener">
      {t('link')}
    </a>
  );
}

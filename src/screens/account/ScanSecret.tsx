import { useTranslation } from 'react-i18next';
import { QrCode } from '../../components/QrCode';
import type { BegunFactor } from '../../stone/wire/secondFactor';
import page from './AccountScreen.module.css';
import styles from './ScanSecret.module.css';

/** The secret for the app to import: as a QR code, as a link for use on the phone itself, and as characters to type. */
export function ScanSecret({ secret, address }: BegunFactor) {
  const { t } = useTranslation('account');
  return (
    <>
      <p className={page.hint}>{t('secondFactor.scan')}</p>
      <QrCode text={address} label={t('secondFactor.picture')} />
      <a href={address} className={styles.link}>
        {t('secondFactor.openApp')}
      </a>
      <p className={page.hint}>{t('secondFactor.secret')}</p>
      <code className={styles.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
    </>
  );
}

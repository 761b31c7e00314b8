import { useTranslation } from 'react-i18next';
import type { SharedStone } from '../../../../api/models';
import { QrCode } from '../../../../components/QrCode';
import { prefixOf } from '../../../../i18n';
import { LinkLine } from '../../panels/LinkLine';
import { useLocale } from '../../useLocale';
import styles from './InPlace.module.css';
import { pageLink } from './links';

/** The way from a computer to a phone: a code for its camera, and the same link to send. */
export function ToPhone({ stone }: { readonly stone: SharedStone }) {
  const { t } = useTranslation('walk');
  const { t: designer } = useTranslation();
  const link = pageLink(stone, prefixOf(useLocale()));
  return (
    <div className={styles.parts}>
      <p>{t('inPlace.scan', { button: designer('inPlace') })}</p>
      <div className={styles.code}>
        <QrCode text={link} label={t('inPlace.code')} />
      </div>
      <LinkLine label={t('inPlace.link')} link={link} />
      <p className={styles.hint}>{t('inPlace.phones')}</p>
      {!link.startsWith('https:') && <p className={styles.hint}>{t('inPlace.insecure')}</p>}
    </div>
  );
}

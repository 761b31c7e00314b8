import { useTranslation } from 'react-i18next';
import styles from './Approving.module.css';
import type { Page } from './page';
import { usePlacedPicture } from './usePlacedPicture';
import { ZoomedPicture } from './ZoomedPicture';

/**
 * The stone with its base before the background that its design was given. Nothing is shown until it is drawn, nor where it cannot
 * be: the sealed picture below it is what is approved.
 */
export function InItsPlace({ view: { design }, offered }: Pick<Page, 'view' | 'offered'>) {
  const { t } = useTranslation('approving');
  const address = usePlacedPicture(design, offered);
  if (!address) return null;
  return (
    <figure className={styles.picture}>
      <ZoomedPicture address={address} alt={t('picture.inPlace')} />
      <figcaption className={styles.hint}>{t('picture.placeHint')}</figcaption>
    </figure>
  );
}

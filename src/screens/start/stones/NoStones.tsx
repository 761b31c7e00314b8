import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { addressOf } from '../../../machines/wizard/place';
import styles from './SavedStones.module.css';
import card from './StoneCard.module.css';

/** What is said where nothing is saved yet, and the way to a first stone. */
export function NoStones({ children }: { readonly children: string }) {
  const { t } = useTranslation('wizard');
  return (
    <div className={styles.nothing}>
      <p>{children}</p>
      <Link href={addressOf({ step: 'newStone' })} className={`${card.link} ${card.primary}`}>
        {t('actions.newGravestone.name')}
      </Link>
    </div>
  );
}

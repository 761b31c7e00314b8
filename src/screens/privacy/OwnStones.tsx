import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { knownStones } from '../../api/knownStones';
import { ownDataAddress } from '../../machines/wizard/wizardStone';
import styles from './PrivacyScreen.module.css';

/** Leads to what is kept of each stone that was made in this browser; whoever made none sees nothing. */
export function OwnStones() {
  const { t } = useTranslation('privacy');
  const [known] = useState(knownStones);
  if (known.length === 0) return null;
  return (
    <div className={styles.own}>
      <p>{t('own')}</p>
      <ul>
        {known.map((stone) => (
          <li key={stone.id}>
            <Link href={ownDataAddress(stone)}>
              {[t('ownStone', { id: stone.id }), stone.designName].filter(Boolean).join(' · ')}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

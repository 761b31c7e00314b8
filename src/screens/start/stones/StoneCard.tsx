import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { WizardStone } from '../../../machines/wizard/wizardStone';
import { GRAVE_OUTLINES } from '../newStone/graveOutlines';
import styles from './StoneCard.module.css';
import { usePreview } from './usePreview';
import { useStoneName } from './useStoneName';

interface StoneCardProps {
  readonly stone: WizardStone;
  /** What can be done with it. */
  readonly children: ReactNode;
  /** How far it is on its way. */
  readonly status?: ReactNode;
}

/** A saved stone: its picture, its name, when it was last worked on, and what can be done with it. */
export function StoneCard({ stone, children, status }: StoneCardProps) {
  const { t, i18n } = useTranslation('wizard');
  const { t: start } = useTranslation('start');
  const place = useRef<HTMLDivElement>(null);
  const picture = usePreview(place, stone.hasPreview ? stone.address : undefined);
  const name = useStoneName(stone);
  const kind = stone.kind === null || stone.kind === 'reference' ? undefined : stone.kind;
  const date = (written: string) =>
    new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(new Date(written));
  const details = [
    t('stoneNumber', { id: stone.address.id }),
    kind && start(`kinds.${kind}.name`),
    stone.sentAt && t('sentAt', { date: date(stone.sentAt) }),
    !stone.sentAt && stone.updatedAt && t('savedAt', { date: date(stone.updatedAt) }),
  ].filter((each) => each);
  return (
    <li className={styles.card}>
      <div className={picture ? `${styles.picture} ${styles.shown}` : styles.picture} ref={place}>
        {picture ? (
          <img src={picture} alt="" />
        ) : (
          <svg viewBox="0 0 64 64" aria-hidden="true">
            <path d={GRAVE_OUTLINES[kind ?? 'coffin']} />
          </svg>
        )}
      </div>
      <div className={styles.words}>
        {status}
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.details}>{details.join(' · ')}</p>
        <div className={styles.actions}>{children}</div>
      </div>
    </li>
  );
}

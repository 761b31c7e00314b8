import { BookImage, FilePlus2, type LucideIcon, PenLine, ReceiptText, Send, Stamp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { addressOf, type Place } from '../../machines/wizard/place';
import styles from './Actions.module.css';

interface Action {
  readonly name: 'newGravestone' | 'addition' | 'getOffer' | 'editStone' | 'sendStone' | 'sentStones';
  readonly place: Place;
  readonly icon: LucideIcon;
}

/** What one can do (specification section 1), in its order. */
const ACTIONS: readonly Action[] = [
  { name: 'newGravestone', place: { step: 'newStone' }, icon: FilePlus2 },
  { name: 'addition', place: { step: 'additionToExisting' }, icon: BookImage },
  { name: 'getOffer', place: { step: 'pendingStones', purpose: 'offer' }, icon: ReceiptText },
  { name: 'editStone', place: { step: 'pendingStones', purpose: 'edit' }, icon: PenLine },
  { name: 'sendStone', place: { step: 'pendingStones', purpose: 'send' }, icon: Send },
  { name: 'sentStones', place: { step: 'orderedStones' }, icon: Stamp },
];

/** The six actions of the start screen. */
export function Actions() {
  const { t } = useTranslation('wizard');
  return (
    <ul className={styles.actions}>
      {ACTIONS.map(({ name, place, icon: Icon }) => (
        <li key={name}>
          <Link
            href={addressOf(place)}
            className={name === 'newGravestone' ? `${styles.action} ${styles.first}` : (styles.action ?? '')}
          >
            <Icon size={22} strokeWidth={1.6} aria-hidden="true" />
            <span className={styles.name}>{t(`actions.${name}.name`)}</span>
            <span className={styles.hint}>{t(`actions.${name}.hint`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

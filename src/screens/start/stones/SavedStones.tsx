import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Button } from '../../../components/Button';
import { SearchLine } from '../../../components/SearchLine';
import { WaitingList } from '../../../components/Waiting';
import type { WizardStone } from '../../../machines/wizard/wizardStone';
import { Failing } from '../Failing';
import { WizardContext } from '../wizardContext';
import styles from './SavedStones.module.css';
import card from './StoneCard.module.css';

/** How many stones are shown at once; more of them on demand. */
const AT_ONCE = 24;
/** From how many stones on it pays to search. */
const MANY = 8;

interface SavedStonesProps {
  readonly wanted: (stone: WizardStone) => boolean;
  readonly card: (stone: WizardStone) => ReactNode;
  /** What is said where there is none. */
  readonly nothing: ReactNode;
  readonly state: 'loading' | 'failing' | 'showing';
}

/** The saved stones that a step is about, the newest first, with a search where there are many. */
export function SavedStones({ wanted, card: cardOf, nothing, state }: SavedStonesProps) {
  const { t } = useTranslation('wizard');
  const stones = WizardContext.useSelector(({ context }) => context.stones);
  const isUser = WizardContext.useSelector(({ context }) => context.isUser);
  const [sought, setSought] = useState('');
  const [shown, setShown] = useState(AT_ONCE);
  if (state === 'failing') return <Failing />;
  if (state === 'loading') {
    return (
      <>
        <p role="status" className={styles.hint}>
          {t('loading')}
        </p>
        <WaitingList of="cards" count={4} />
      </>
    );
  }
  const all = stones.filter(wanted);
  const words = sought.trim().toLocaleLowerCase();
  const found = all.filter(
    ({ designName, address }) =>
      designName.toLocaleLowerCase().includes(words) || String(address.id).includes(words),
  );
  return (
    <>
      {all.length > MANY && (
        <div className={styles.search}>
          <SearchLine label={t('search')} clear={t('clearSearch')} value={sought} onChange={setSought} />
        </div>
      )}
      {all.length === 0 && nothing}
      {all.length > 0 && found.length === 0 && <p role="status">{t('nothingFound', { sought })}</p>}
      <ul className={card.cards}>{found.slice(0, shown).map(cardOf)}</ul>
      {found.length > shown && (
        <div>
          <Button onPress={() => setShown(shown + AT_ONCE)}>
            {t('showMore', { count: found.length - shown })}
          </Button>
        </div>
      )}
      <p className={styles.hint}>
        {isUser ? (
          <Link href="/designs" className={styles.way}>
            {t('allDesigns')}
          </Link>
        ) : (
          t('thisBrowser')
        )}
      </p>
    </>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { knownStones } from '../../api/knownStones';
import { Button } from '../../components/Button';
import { designerAddress } from '../../machines/wizard/wizardStone';
import { DesignsContext } from './designsContext';
import styles from './StonesOfBrowser.module.css';

/** How many stones are named before "more": the notice stays one line. */
const AT_ONCE = 5;

/** The stones saved in this browser before any login: they are in no business's list. */
export function StonesOfBrowser() {
  const { t } = useTranslation('designs');
  const listed = DesignsContext.useSelector(({ context }) => context.lists.stones);
  const [known] = useState(knownStones);
  const [showsAll, setShowsAll] = useState(false);
  const others = known.filter(({ id }) => !listed.some((stone) => stone.id === id));
  if (others.length === 0) return null;
  return (
    <p className={styles.line}>
      {t('ofBrowser')}{' '}
      {others.slice(0, showsAll ? undefined : AT_ONCE).map((stone, index) => (
        <span key={stone.id}>
          {index > 0 && ' · '}
          <Link href={designerAddress(stone)} className={styles.stone}>
            {t('browserStone', { name: stone.designName || t('nameless'), id: stone.id })}
          </Link>
        </span>
      ))}
      {!showsAll && others.length > AT_ONCE && (
        <Button look="quiet" onPress={() => setShowsAll(true)}>
          {t('browserMore', { count: others.length - AT_ONCE })}
        </Button>
      )}
    </p>
  );
}

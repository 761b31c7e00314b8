import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchLine } from '../../../../components/SearchLine';
import type { BusinessPair } from '../../../../stone/wire/lettering';
import { LetteringContext } from '../../lettering/letteringContext';
import { useTypefaceName } from '../../lettering/useTypefaceName';
import { KeptRow } from './KeptRow';
import styles from './Lettering.module.css';
import { pairsByTypeface } from './pairsByTypeface';

/** More pairs than this are searched. */
const SEEN_AT_A_GLANCE = 8;

/** The pairs that are kept, by typeface. */
export function PairList({ pairs }: { readonly pairs: readonly BusinessPair[] }) {
  const { t, i18n } = useTranslation('lettering');
  const lettering = LetteringContext.useActorRef();
  const nameOf = useTypefaceName();
  const [wanted, setWanted] = useState('');
  if (pairs.length === 0) return null;
  const percent = new Intl.NumberFormat(i18n.language, {
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  });
  const found = pairsByTypeface(pairs, nameOf, wanted, i18n.language);
  const count = found.reduce((sum, group) => sum + group.pairs.length, 0);
  return (
    <section className={styles.part} aria-labelledby="kept-pairs">
      <h3 id="kept-pairs" className={styles.title}>
        {t('pairs')}
      </h3>
      {pairs.length > SEEN_AT_A_GLANCE && (
        <>
          <SearchLine label={t('search')} clear={t('clear')} value={wanted} onChange={setWanted} />
          <p role="status" className="visually-hidden">
            {wanted !== '' && t('foundPairs', { count })}
          </p>
        </>
      )}
      {found.map((group) => (
        <div key={group.name} className={styles.part}>
          <h4 className={styles.family}>{group.name}</h4>
          <ul className={styles.list}>
            {group.pairs.map((pair) => {
              const name = pair.before + pair.after;
              return (
                <KeptRow
                  key={pair.id}
                  name={name}
                  says={t('percent', { percent: percent.format(pair.percent) })}
                  kept={pair}
                  forget={t('forgetPair', { pair: name, family: group.name })}
                  onForget={() => lettering.send({ type: 'act', act: { does: 'forgetPair', pair } })}
                />
              );
            })}
          </ul>
        </div>
      ))}
    </section>
  );
}

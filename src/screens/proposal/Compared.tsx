import { useTranslation } from 'react-i18next';
import type { Offered } from '../../api/lists';
import { proposedDifferences } from '../../stone/proposing/proposedDifferences';
import type { Design } from '../../stone/stone';
import { useDifferences } from '../approving/useDifferences';
import { StonePicture } from '../mason/StonePicture';
import styles from './Proposal.module.css';

interface ComparedProps {
  readonly ordered: Design;
  readonly proposed: Design;
  readonly offered: Offered;
  readonly id: number;
  /** What stands in place of the differences where there is none. */
  readonly nothing?: string;
}

/** An ordered design and what is proposed in place of it: as pictures side by side, and the differences in words. */
export function Compared({ ordered, proposed, offered, id, nothing }: ComparedProps) {
  const { t } = useTranslation('proposal');
  const differences = useDifferences(ordered, proposed, offered, proposedDifferences);
  const sides = [
    { words: t('ordered'), design: ordered },
    { words: t('proposed'), design: proposed },
  ];
  return (
    <>
      <section aria-label={t('beside')} className={styles.beside}>
        {sides.map(({ words, design }) => (
          <div key={words} className={styles.side}>
            <h2>{words}</h2>
            <StonePicture design={design} offered={offered} id={id} name={words} />
          </div>
        ))}
      </section>
      <section aria-labelledby="differences" aria-live="polite">
        <h2 id="differences">{t('differences')}</h2>
        {differences.length === 0 ? (
          <p className={styles.hint}>{nothing}</p>
        ) : (
          <ul className={styles.differences}>
            {differences.map((said) => (
              <li key={said}>{said}</li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

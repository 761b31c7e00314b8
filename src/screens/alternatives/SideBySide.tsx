import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offered } from '../../api/lists';
import { Button } from '../../components/Button';
import type { AlternativeLetter } from '../../stone/wire/alternatives';
import { AlternativeCard } from './AlternativeCard';
import styles from './Alternatives.module.css';
import type { ComparedStone } from './comparedStone';

interface SideBySideProps {
  readonly stones: readonly ComparedStone[];
  readonly offered: Offered;
  readonly chosen: AlternativeLetter | undefined;
  /** What is said above the one that was chosen. */
  readonly chosenWords: string;
  /** What can be done with each. */
  readonly acts: (letter: AlternativeLetter) => ReactNode;
}

/** Stones side by side; on a phone they are swiped, or reached by their letters. */
export function SideBySide({ stones, offered, chosen, chosenWords, acts }: SideBySideProps) {
  const { t } = useTranslation('alternatives');
  const [first] = stones;
  const goTo = (letter: AlternativeLetter) => {
    const card = document.getElementById(`variant-${letter}`);
    card?.scrollIntoView({ block: 'nearest', inline: 'center' });
  };
  if (!first) return null;
  return (
    <>
      {stones.length > 1 && (
        <nav className={styles.letters} aria-label={t('goTo')}>
          {stones.map(({ letter }) => (
            <Button key={letter} aria-label={t('variant', { letter })} onPress={() => goTo(letter)}>
              {letter}
            </Button>
          ))}
        </nav>
      )}
      <div className={styles.row} data-count={stones.length}>
        {stones.map((stone) => (
          <AlternativeCard
            key={stone.letter}
            stone={stone}
            first={first}
            offered={offered}
            chosen={stone.letter === chosen ? chosenWords : undefined}
          >
            {acts(stone.letter)}
          </AlternativeCard>
        ))}
      </div>
    </>
  );
}

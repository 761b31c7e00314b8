import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ToggleButton } from '../../../../components/ToggleButton';
import type { TextParm } from '../../../../stone/parm';
import { LetteringFailure } from '../../lettering/LetteringFailure';
import { Hint } from '../../panels/Section';
import styles from './Kept.module.css';
import { useKeepPair } from './useKeepPair';

interface KeepPairProps {
  readonly line: TextParm;
  /** The character before the gap in hand. */
  readonly character: number;
}

/** Keeps a pair that was spaced by hand for the business, or forgets it; nothing where there is none, or nobody logged in. */
export function KeepPair({ line, character }: KeepPairProps) {
  const { t } = useTranslation('lettering');
  const found = useKeepPair(line, character);
  if (!found) return null;
  const { words, isKept, keep } = found;
  const Icon = isKept ? BookmarkCheck : Bookmark;
  return (
    <div className={styles.keep}>
      <ToggleButton isSelected={isKept} onChange={keep}>
        <Icon size={17} aria-hidden="true" />
        <span className={styles.words}>{words}</span>
      </ToggleButton>
      {isKept && <Hint>{t('keepPairHint')}</Hint>}
      <LetteringFailure />
    </div>
  );
}

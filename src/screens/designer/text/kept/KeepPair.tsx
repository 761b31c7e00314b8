import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ToggleButton } from '../../../../components/ToggleButton';
import type { KeptPair } from '../../../../stone/keptPair';
import { pairToKeep } from '../../../../stone/pairToKeep';
import type { TextParm } from '../../../../stone/parm';
import { LetteringFailure } from '../../lettering/LetteringFailure';
import { LetteringContext } from '../../lettering/letteringContext';
import { useKept } from '../../lettering/useKept';
import { useTypefaceName } from '../../lettering/useTypefaceName';
import { Hint } from '../../panels/Section';
import styles from './Kept.module.css';

interface KeepPairProps {
  readonly line: TextParm;
  /** The character before the gap in hand. */
  readonly character: number;
}

/** Keeps a pair that was spaced by hand for the business, or forgets it; nothing where there is none, or nobody logged in. */
export function KeepPair({ line, character }: KeepPairProps) {
  const { t } = useTranslation('lettering');
  const lettering = LetteringContext.useActorRef();
  const { isThere, pairs } = useKept();
  const nameOf = useTypefaceName();
  const found = isThere ? pairToKeep(line, character, pairs) : undefined;
  if (!found) return null;
  const { pair, isKept } = found;
  const isSame = (other: KeptPair) =>
    (['fontFamily', 'cursive', 'before', 'after'] as const).every((field) => other[field] === pair[field]);
  const keep = (isToBeKept: boolean) => {
    const kept = pairs.find(isSame);
    if (isToBeKept) lettering.send({ type: 'act', act: { does: 'keepPair', pair } });
    else if (kept) lettering.send({ type: 'act', act: { does: 'forgetPair', pair: kept } });
  };
  const Icon = isKept ? BookmarkCheck : Bookmark;
  return (
    <div className={styles.keep}>
      <ToggleButton isSelected={isKept} onChange={keep}>
        <Icon size={17} aria-hidden="true" />
        <span className={styles.words}>
          {t('keepPair', { pair: pair.before + pair.after, family: nameOf(pair) })}
        </span>
      </ToggleButton>
      {isKept && <Hint>{t('keepPairHint')}</Hint>}
      <LetteringFailure />
    </div>
  );
}

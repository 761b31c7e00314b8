import { useTranslation } from 'react-i18next';
import type { KeptPair } from '../../../../stone/keptPair';
import { pairToKeep } from '../../../../stone/pairToKeep';
import type { TextParm } from '../../../../stone/parm';
import { LetteringContext } from '../../lettering/letteringContext';
import { useKept } from '../../lettering/useKept';
import { useTypefaceName } from '../../lettering/useTypefaceName';

interface KeepPair {
  readonly words: string;
  /** It is kept just so already. */
  readonly isKept: boolean;
  /** Keeps the pair as it is spaced, or forgets it. */
  readonly keep: (isToBeKept: boolean) => void;
}

/** Two pairs of the same letters in the same typeface. */
const isSamePair = (one: KeptPair, other: KeptPair) =>
  (['fontFamily', 'cursive', 'before', 'after'] as const).every((field) => one[field] === other[field]);

/**
 * What keeps the gap behind a character for the business.
 *
 * @returns undefined where nobody spaced it, and for a visitor.
 */
export function useKeepPair(line: TextParm | undefined, character: number | undefined): KeepPair | undefined {
  const { t } = useTranslation('lettering');
  const lettering = LetteringContext.useActorRef();
  const { isThere, pairs } = useKept();
  const nameOf = useTypefaceName();
  const found = isThere && line && character !== undefined ? pairToKeep(line, character, pairs) : undefined;
  if (!found) return undefined;
  const { pair, isKept } = found;
  return {
    words: t('keepPair', { pair: pair.before + pair.after, family: nameOf(pair) }),
    isKept,
    keep: (isToBeKept) => {
      const kept = pairs.find((other) => isSamePair(pair, other));
      if (isToBeKept) lettering.send({ type: 'act', act: { does: 'keepPair', pair } });
      else if (kept) lettering.send({ type: 'act', act: { does: 'forgetPair', pair: kept } });
    },
  };
}

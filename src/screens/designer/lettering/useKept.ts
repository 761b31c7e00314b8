import type { KeptLettering } from '../../../stone/wire/lettering';
import { LetteringContext } from './letteringContext';

const NOTHING: KeptLettering = { pairs: [], styles: [] };

interface Kept extends KeptLettering {
  /** Somebody is logged in whose business's list has come: something can be kept for it. */
  readonly isThere: boolean;
}

/** What the user's business keeps of its lettering; nothing for a visitor. */
export function useKept(): Kept {
  const isThere = LetteringContext.useSelector((state) => state.hasTag('there'));
  const { pairs, styles } = LetteringContext.useSelector(({ context }) => (isThere ? context : NOTHING));
  return { isThere, pairs, styles };
}

import { matchElements } from '../differences/matchElements';
import { isLocked } from '../edits/locks';
import type { Design } from '../stone';
import { bareWords, type Passage, passagesOf } from './passages';

/** One difference between the words of two stones of which one is to take over the other's. */
export type WordDifference =
  /** A line that says something else there; `isLocked` where it is not to be changed here. */
  | {
      readonly kind: 'changed';
      /** The element of the stone that takes over. */
      readonly element: number;
      readonly before: string;
      readonly after: string;
      readonly isLocked: boolean;
    }
  /** A line that is only there. */
  | { readonly kind: 'lacking'; readonly after: string; readonly isLocked: false }
  /** A line that is only here. */
  | {
      readonly kind: 'surplus';
      readonly element: number;
      readonly before: string;
      readonly isLocked: boolean;
    };

/** A passage as an element that the comparison of designs pairs by words and place. */
const asElement = ({ line, text }: Passage) => ({ ...line, subText: text });

/**
 * In which words a stone differs from another whose words it is to take over, in the order in which they stand there; what is
 * only on the stone itself comes last. Lines are paired as in every comparison of two designs (`matchElements`); a paragraph is
 * compared as a whole, however its lines are broken.
 */
export function wordDifferences(into: Design, from: Design): readonly WordDifference[] {
  const [here, there] = [passagesOf(into), passagesOf(from)];
  const pairs = matchElements(here.map(asElement), there.map(asElement));
  return pairs.flatMap(({ before, after }): WordDifference[] => {
    const [own, other] = [here[before ?? -1], there[after ?? -1]];
    if (!own) {
      const isWritten = other !== undefined && bareWords(other.text) !== '';
      return isWritten ? [{ kind: 'lacking', after: other.text, isLocked: false }] : [];
    }
    const locked = isLocked(into.Parms, own.element);
    const at = { element: own.element, before: own.text, isLocked: locked };
    if (!other) return bareWords(own.text) === '' ? [] : [{ kind: 'surplus', ...at }];
    if (bareWords(own.text) === bareWords(other.text)) return [];
    return [{ kind: 'changed', ...at, after: other.text }];
  });
}

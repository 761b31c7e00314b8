import { useDeferredValue } from 'react';
import type { TextParm } from '../../../stone/parm';

/** What is not the same after somebody wrote: the words, and the spacings that go with their letters. */
const WORDS: ReadonlySet<string> = new Set(['subText', 'subTextSpacing'] satisfies (keyof TextParm)[]);

/** Whether two lines differ in their words, and in nothing else but what goes with them. */
function differInWords(one: TextParm, other: TextParm): boolean {
  if (one.subText === other.subText) return false;
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof TextParm>;
  return [...fields].every((field) => WORDS.has(field) || one[field] === other[field]);
}

/**
 * A line for the fields below its words. What is written follows there when there is time, so that a key waits only for
 * the field that it was typed in; anything else is shown at once, as is another line.
 */
export function useLateWords(index: number, line: TextParm): TextParm {
  const isOther = useDeferredValue(index) !== index;
  const late = useDeferredValue(line);
  return !isOther && differInWords(late, line) ? late : line;
}

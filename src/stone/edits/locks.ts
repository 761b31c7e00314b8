import { movedWith } from '../paragraph/paragraphs';
import type { Parm } from '../parm';

/** Whether an element is locked: itself, or as a line of a paragraph any line of which is, since they stand as one. */
export function isLocked(elements: readonly Parm[], index: number): boolean {
  if (elements[index]?.locked) return true;
  if (elements[index]?.group === undefined) return false;
  return movedWith(elements, index).some((one) => elements[one]?.locked);
}

import { groupAround } from '../paragraph/paragraphs';
import type { Parm } from '../parm';

/** Whether an element is locked: itself, or as a line of a paragraph any line of which is, since they stand as one. */
export function isLocked(elements: readonly Parm[], index: number): boolean {
  if (elements[index]?.locked) return true;
  const around = groupAround(elements, index);
  const isParagraph = around.some((one) => {
    const line = elements[one];
    return line?.type === 'text' && line.paragraph !== undefined;
  });
  return isParagraph && elements[index]?.type === 'text' && around.some((one) => elements[one]?.locked);
}

import { isSeen } from '../handling';
import { paragraphsOf, textOf, type WholeParagraph } from '../paragraph/paragraphs';
import type { TextParm } from '../parm';
import type { Design } from '../stone';

/** Words of a stone that are read as one: a line of letters, or a paragraph with all of its lines. */
export interface Passage {
  /** The element that is the line, or the first of the paragraph's. */
  readonly element: number;
  /** Every element that holds these words. */
  readonly elements: readonly number[];
  /** As they were written: a paragraph with the ends of its lines, without the breaks made for its width. */
  readonly text: string;
  readonly line: TextParm;
  readonly paragraph?: WholeParagraph;
}

/** A paragraph whose lines are all seen, so that it is read as one. */
const isRead = ({ lines }: WholeParagraph) => lines.every(({ line }) => isSeen(line));

/** The words of a stone that are seen on it, in their order. */
export function passagesOf({ Parms }: Pick<Design, 'Parms'>): readonly Passage[] {
  const paragraphs = paragraphsOf(Parms).filter(isRead);
  const firsts = new Map(paragraphs.map((whole) => [whole.lines[0].element, whole]));
  const others = new Set(paragraphs.flatMap(({ lines: [, ...rest] }) => rest.map(({ element }) => element)));
  return Parms.flatMap((line, element): Passage[] => {
    if (line.type !== 'text' || !isSeen(line) || others.has(element)) return [];
    const paragraph = firsts.get(element);
    if (!paragraph) return [{ element, elements: [element], text: line.subText, line }];
    const elements = paragraph.lines.map((one) => one.element);
    return [{ element, elements, text: textOf(paragraph), line, paragraph }];
  });
}

/** Words as they are compared: however they are broken into lines. */
export const bareWords = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();

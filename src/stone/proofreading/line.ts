import type { FoundCharacter } from '../finding';
import { isReserved, isSeen } from '../handling';
import type { Parm } from '../parm';
import type { Position } from '../position';
import { characters } from '../spacing';
import type { Design } from '../stone';
import { isSample } from '../templates/samples';
import { lacksItsDate } from './lacksItsDate';

/** A line of an inscription for the proof-reader: its index in `Parms`, its text and its position (mm). */
export interface Line {
  readonly element: number;
  readonly text: string;
  readonly position: Position;
}

/** Whether a line only keeps room for words that are not known yet: nobody has to fill it in before it is cut. */
const isToCome = (parm: Parm, text: string) => isReserved(parm) && (isSample(text) || lacksItsDate(text));

/** The non-empty lines of a design that are cut, and those reserved ones whose words are known. */
export function linesOf({ Parms }: Pick<Design, 'Parms'>): Line[] {
  return Parms.flatMap((parm, element) =>
    parm.type === 'text' && isSeen(parm) && parm.subText.trim() !== '' && !isToCome(parm, parm.subText)
      ? [{ element, text: parm.subText, position: parm.position }]
      : [],
  );
}

/** A stretch of a line, in UTF-16 units of its text after NFC; `to` is behind the last. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The lines with their texts in NFC, so that spans and characters match those on the stone. */
export function composed(lines: readonly Line[]): Line[] {
  return lines.map((line) => ({ ...line, text: line.text.normalize('NFC') }));
}

/** The characters (grapheme clusters) of a line that a span touches. */
export function charactersIn({ element, text }: Line, { from, to }: Span): FoundCharacter[] {
  let start = 0;
  return characters(text).flatMap((character, index) => {
    const end = start + character.length;
    const isTouched = start < to && end > from;
    start = end;
    return isTouched ? [{ element, index, character }] : [];
  });
}

/** Lines with baselines nearer than this read as one row, in mm: half of the least legible letter height, 10 mm. */
export const SAME_ROW = 5;

/** The lines in reading order: from above, and from the left within a row. */
export function inReadingOrder(lines: readonly Line[]): Line[] {
  return lines.toSorted((one, other) => {
    const dy = one.position.y - other.position.y;
    if (Math.abs(dy) > SAME_ROW) return dy;
    return one.position.x - other.position.x || one.element - other.element;
  });
}

/** How far apart two lines are for a reader, in mm: lines side by side are less related than lines below each other. */
export function farness(one: Line, other: Line): number {
  const dx = Math.abs(one.position.x - other.position.x);
  const dy = Math.abs(one.position.y - other.position.y);
  return 3 * dx + dy;
}

/** How far two lines stand from each other, in mm. */
export function distance(one: Line, other: Line): number {
  return Math.hypot(one.position.x - other.position.x, one.position.y - other.position.y);
}

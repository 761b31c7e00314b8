import type { Edit } from '../edits/edit';
import { together } from '../edits/several';
import { LONGEST_LINE, type TextParm } from '../parm';
import { afterText } from '../substitutes';

/** The selection in a text field, in UTF-16 units: a caret where both are equal. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A sign as it is written and cut in a line's family. */
export interface WrittenSign {
  /** What is written into the line: the sign, or what stands for it in this family. */
  readonly text: string;
  /** The catalogue's vignet that is cut for it, where the family lacks the sign and nothing is written instead. */
  readonly drawing: number | undefined;
}

/**
 * Writes a sign into a line, in place of what is selected, with its drawing where it has one.
 *
 * @returns one edit, and where the caret then is; undefined where the line would be too long.
 */
export function insertSign(
  element: number,
  line: TextParm,
  range: TextRange,
  { text, drawing }: WrittenSign,
): { readonly edit: Edit; readonly caret: number } | undefined {
  const before = line.subText.slice(0, range.start);
  const inserted = afterText(before, text);
  const subText = before + inserted + line.subText.slice(range.end);
  if (subText.length > LONGEST_LINE) return undefined;
  const write: Edit = { kind: 'writeText', element, subText };
  const caret = before.length + inserted.length;
  if (drawing === undefined || line.signs?.[text] === drawing) return { edit: write, caret };
  const signs = { ...line.signs, [text]: drawing };
  return { edit: together([write, { kind: 'changeText', element, fields: { signs } }]), caret };
}

import type { Face } from '../fitDesign';
import { readNumber } from '../numbers';
import { LONGEST_LINE, type TextParm } from '../parm';
import type { Design } from '../stone';
import { applyEdit, type Edit } from './edit';

/** Where a new line stands below the lowest one: its own height and as much air, the line gap masons use. */
function below(lines: readonly TextParm[], height: number, stoneHeight: number): number {
  const lowest = Math.max(...lines.map(({ position }) => position.y), 0);
  return Math.min(lowest + height * 2, stoneHeight - height);
}

/** The edit that adds a line below the others, on the stone's centre line, like the last one written. */
export function newLine(design: Design, { width, height }: Face, subText: string): Edit {
  const lines = design.Parms.filter((element) => element.type === 'text');
  const last = lines.at(-1);
  const fontSize = last?.fontSize ?? '20';
  const y = below(lines, readNumber(fontSize) ?? 20, height);
  const like = last && {
    fontFamily: last.fontFamily,
    fontColor: last.fontColor,
    variant: last.variant,
    letterSpacing: last.letterSpacing,
    cursive: last.cursive,
  };
  return {
    kind: 'addText',
    subText,
    given: { ...like, fontSize, position: { x: width / 2, y, rotation: 0 } },
  };
}

/** Written text as the lines it has, without those that are empty or too long to be one. */
export function linesIn(written: string): string[] {
  return written
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => line.slice(0, LONGEST_LINE));
}

/** The edit that adds a line for each text, one below the other, as one step; undefined where there is none. */
export function newLines(design: Design, face: Face, texts: readonly string[]): Edit | undefined {
  const edits: Edit[] = [];
  let grown = design;
  for (const text of texts) {
    const edit = newLine(grown, face, text);
    edits.push(edit);
    grown = applyEdit(grown, edit);
  }
  return edits.length > 0 ? { kind: 'together', edits } : undefined;
}

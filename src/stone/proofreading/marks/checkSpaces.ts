import { type Finding, found, type Severity } from '../../finding';
import { lifeMarksIn } from '../dates/lifeMarks';
import { charactersIn, type Line } from '../line';

/** This many consecutive spaces are an intentional gap: a judgement of ours. */
const ON_PURPOSE = 4;

/** Single letters with blanks between them: a line set apart by hand, `A N N A   S K O V`. */
const SET_APART = /(?:^|\s)\S\s\S\s\S(?:\s|$)/u;

/** What may follow a wider gap: the next date or its mark, a sign between two things. */
const NEXT_PART = /^(?:[*†✝✶☆·•∙|&+⚭♥♡❤–—/-]|\d)/u;
const LAST_PART = /[·•∙|&⚭♥♡❤–—/-]$/u;

function isGap(before: string, after: string): boolean {
  if (LAST_PART.test(before)) return true;
  if (!/\d$/.test(before) && !/^[†✝*✶☆]/u.test(after)) return false;
  return NEXT_PART.test(after) || lifeMarksIn(after).some(({ from }) => from === 0);
}

function doubled(line: Line): Finding[] {
  const { text } = line;
  if (SET_APART.test(text.trim())) return [];
  return Array.from(text.matchAll(/\s{2,}/gu)).flatMap(({ 0: blanks, index }) => {
    const end = index + blanks.length;
    const [before, after] = [text.slice(0, index), text.slice(end)];
    const isWithin = before.trim() !== '' && after.trim() !== '';
    if (!isWithin || blanks.length >= ON_PURPOSE || isGap(before, after)) return [];
    return [spaceFinding('warning', line, index, end)];
  });
}

function spaceFinding(severity: Severity, line: Line, from: number, to: number): Finding {
  return found(severity, 'doubleSpace', {
    elements: [line.element],
    characters: charactersIn(line, { from, to }),
    value: line.text.trim(),
  });
}

/** A space at either end of a line, which moves it off its middle. A mark waiting for its date has one. */
function atTheEnds(line: Line): Finding[] {
  const { text } = line;
  const visible = text.trim();
  if (visible.length === text.length || /^[*†–]$/.test(visible)) return [];
  const begin = text.length - text.trimStart().length;
  const end = text.trimEnd().length;
  return [
    ...(begin > 0 ? [spaceFinding('hint', line, 0, begin)] : []),
    ...(end < text.length ? [spaceFinding('hint', line, end, text.length)] : []),
  ];
}

/** Double spaces, and spaces at the ends of a line; wide gaps between dates and names are intended. */
export function checkSpaces(lines: readonly Line[]): Finding[] {
  return lines.flatMap((line) => [...doubled(line), ...atTheEnds(line)]);
}

import { type Finding, found } from '../../finding';
import { charactersIn, type Line } from '../line';

/** Addresses hold marks without blanks. */
const ADDRESS = /www\.|https?:|@|\.(?:dk|de|no|com|org)(?!\p{L})/iu;

/** A space before a punctuation mark. An ellipsis is separate from whole words, and a dot between spaces separates. */
const BEFORE = /(?<=[^\s])\s+(?:[,;:!?]+|\.(?!\.))(?=(?<rest>.*))/gu;

function spacesBefore(line: Line): Finding[] {
  return Array.from(line.text.matchAll(BEFORE)).flatMap(({ 0: all, index, groups }) => {
    const rest = groups?.rest ?? '';
    const before = line.text.slice(0, index);
    const isSeparator = all.trim() === '.' && /^\s+[\p{Lu}\d]/u.test(rest) && /[\p{Lu}\d]$/u.test(before);
    // In a date or a place in a book the figures follow at once: ". 4" stays with its day.
    if (isSeparator || /^\d/.test(rest)) return [];
    return [
      found('warning', 'spaceBeforeMark', {
        elements: [line.element],
        characters: charactersIn(line, { from: index, to: index + all.length }),
        value: all.trim(),
      }),
    ];
  });
}

/** Shortened words that are written together with the next one: `Dr.med.`, `Dipl.Ing.`, `m.m.`. */
const SHORTENED =
  /(?<!\p{L})(?:\p{L}{1,2}|dipl|prof|med|phil|jur|theol|ing|habil|sct|kgl|jun|sen|verh|verw|pens|cand|mag|dr)$/iu;

function spacesAfter(line: Line): Finding[] {
  const { text } = line;
  if (ADDRESS.test(text)) return [];
  return Array.from(text.matchAll(/[,;:!?.](?=\p{L})/gu)).flatMap(({ 0: mark, index }) => {
    const before = text.slice(0, index);
    // Figures before a point are a day's ("12.april"), letters alone an initial's ("A.M.").
    if (mark === '.' && (/[\d.]$/.test(before) || before === '' || SHORTENED.test(before))) return [];
    if (!/[\p{L}\d)»«“”"]$/u.test(before)) return [];
    return [
      found('warning', 'spaceAfterMark', {
        elements: [line.element],
        characters: charactersIn(line, { from: index, to: index + 1 }),
        value: mark,
      }),
    ];
  });
}

/** Spaces before a comma or a period, and missing ones after it. */
export function checkPunctuation(lines: readonly Line[]): Finding[] {
  return lines.flatMap((line) => [...spacesBefore(line), ...spacesAfter(line)]);
}

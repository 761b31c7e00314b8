import type { Move } from '../moves';

/** A number in the fewest digits, with three decimals at most; never minus zero. */
export const number = (value: number): string => String(Math.round(value * 1000) / 1000 + 0);

/** What replaces letters that machines do not know. */
const PLAIN: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'oe',
  å: 'aa',
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  Æ: 'Ae',
  Ø: 'Oe',
  Å: 'Aa',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  '×': 'x',
  '°': ' deg',
  '–': '-',
};

/** Printable, and no sign that would end a comment: brackets, semicolons and percent signs mean something to machines. */
const isHarmless = (sign: string) => sign >= ' ' && sign <= '~' && !'()[]{};%~!?$'.includes(sign);

/** A sentence as machines show it: plain letters, digits and points, so that nothing of it is ever read as a command. */
export function plain(sentence: string): string {
  return [...sentence]
    .map((sign) => PLAIN[sign] ?? sign.normalize('NFD').charAt(0))
    .map((sign) => [...sign].map((each) => (isHarmless(each) ? each : ' ')).join(''))
    .join('')
    .trim();
}

/** Sentences in lines of so many signs at most, broken between words. */
export function broken(sentences: readonly string[], most: number): string[] {
  return sentences.flatMap((sentence) => {
    const lines: string[] = [];
    for (const word of plain(sentence).split(' ').filter(Boolean)) {
      const last = lines.at(-1);
      const joined = last === undefined ? word : `${last} ${word}`;
      if (last !== undefined && joined.length <= most) lines[lines.length - 1] = joined;
      else lines.push(word.slice(0, most));
    }
    return lines;
  });
}

/** The words of a move: what differs from where the tool is, and from the feed that holds. */
export function changes(
  move: Move,
  before: Move | undefined,
  name: (axis: 'X' | 'Y' | 'Z', value: number) => string,
): string[] {
  return (['X', 'Y', 'Z'] as const).flatMap((axis, index) => {
    const [to, from] = [move.to[index], before?.to[index]];
    return to === undefined || to === from ? [] : [name(axis, to)];
  });
}

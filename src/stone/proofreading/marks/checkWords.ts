import { type Finding, found } from '../../finding';
import { charactersIn, inReadingOrder, type Line } from '../line';
import { differingLetters } from '../names/alignment';
import { misspeltSaying, wordsOfSaying } from '../sayings';

/** Words repeated for emphasis: hymns and farewells. */
const SAID_TWICE = new Set(
  (
    'heilig hellig tak takk danke farvel farewell evig ewig langt lenge længe længst lengst nie aldrig aldri so stille sov schlaf ' +
    'ja nej nei nein amen halleluja hosianna'
  ).split(' '),
);

/** Small words that do not start a line when the line above ends with them. */
const LITTLE = new Set(
  (
    'i på og at for med til af av det den der du vi er var min din vor vår en et und in im die das dem des ein eine ist ' +
    'auf mit von zu für wir dich dein deine unser unsere som har hos deg dig'
  ).split(' '),
);

function finding(line: Line, from: number, word: string): Finding {
  return found('warning', 'doubleWord', {
    elements: [line.element],
    characters: charactersIn(line, { from, to: from + word.length }),
    value: word,
  });
}

const DOUBLED = /(?<![\p{L}\p{N}'’-])(?<word>\p{L}[\p{L}'’]*)(?<between>\s+)\k<word>(?![\p{L}\p{N}'’-])/giu;

/** A word twice in a line: `hvil i i fred`. Names of one letter are initials. */
function withinLines(line: Line): Finding[] {
  return Array.from(line.text.matchAll(DOUBLED)).flatMap(({ index, groups }) => {
    const { word = '', between = '' } = groups ?? {};
    const isInitial = word.length === 1 && /\p{Lu}/u.test(word);
    if (isInitial || SAID_TWICE.has(word.toLowerCase())) return [];
    return [finding(line, index + word.length + between.length, word)];
  });
}

/** The greatest line spacing within one text, from baseline to baseline in mm: a judgement of ours. */
const NEXT_LINE = 110;

/** A little word at the end of a line and again at the beginning of the next. */
function acrossLines(lines: readonly Line[]): Finding[] {
  const read = inReadingOrder(lines);
  return read.flatMap((line, index) => {
    const above = read[index - 1];
    if (!above || line.position.y - above.position.y > NEXT_LINE) return [];
    if (Math.abs(line.position.x - above.position.x) > NEXT_LINE) return [];
    const last = /(?<![\p{L}\p{N}])\p{L}+$/u.exec(above.text.trim())?.[0].toLowerCase();
    const first = /^\p{L}+(?![\p{L}\p{N}])/u.exec(line.text.trim())?.[0];
    if (last === undefined || first?.toLowerCase() !== last || !LITTLE.has(last)) return [];
    // A line that is that word alone repeats it on purpose.
    if (line.text.trim() === first || above.text.trim().toLowerCase() === last) return [];
    const found = finding(line, line.text.indexOf(first), first);
    return [{ ...found, elements: [above.element, line.element] }];
  });
}

/** The words of a usual saying with a letter wrong. */
function misspelt(line: Line): Finding[] {
  const saying = misspeltSaying(line.text);
  if (!saying) return [];
  const words = wordsOfSaying(line.text);
  const from = line.text.indexOf(words);
  const letters = differingLetters(words.toLowerCase().split(''), saying.split(''));
  return [
    found('warning', 'wrongLetter', {
      elements: [line.element],
      characters: letters.flatMap((at) => charactersIn(line, { from: from + at, to: from + at + 1 })),
      value: words,
      limit: saying,
    }),
  ];
}

/** Words that stand twice, and usual sayings that are misspelt. */
export function checkWords(lines: readonly Line[]): Finding[] {
  return [...lines.flatMap(withinLines), ...acrossLines(lines), ...lines.flatMap(misspelt)];
}

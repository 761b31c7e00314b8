import type { FindingKind } from '../../../src/stone/finding';
import type { People } from '../../../src/stone/templates/people';
import { oneOf, type Random } from '../../random';
import { type Day, dateIn, type PlacedLine, type Plan, SPELLINGS } from './inscriptions';

/** An inscription that is right, to be spoilt. */
export interface Sound {
  readonly plan: Plan;
  readonly lines: readonly PlacedLine[];
  readonly people: People;
}

/** Spoils an inscription in one way; undefined where it has nothing that can be spoilt so. */
type Fault = (sound: Sound, random: Random) => readonly PlacedLine[] | undefined;

/** The lines with one of them rewritten; undefined where it stays as it is. */
function rewritten(
  lines: readonly PlacedLine[],
  line: PlacedLine | undefined,
  text: string | undefined,
): readonly PlacedLine[] | undefined {
  if (!line || text === undefined || text === line.text) return undefined;
  return lines.map((each) => (each === line ? { ...each, text } : each));
}

function lineThat(lines: readonly PlacedLine[], random: Random, is: (line: PlacedLine) => boolean) {
  const fitting = lines.filter(is);
  return fitting.length > 0 ? oneOf(random, fitting) : undefined;
}

const LETTERS = 'abdefghijklmnoprstuvæøåäöü';

/** A slip of the keyboard in a word: a letter wrong, missing, twice, or changed with the next. */
function slip(word: string, random: Random): string {
  const letters = Array.from(word);
  const at = Math.floor(random() * letters.length);
  const letter = letters[at] ?? '';
  const isCapital = letter !== letter.toLowerCase();
  const other = oneOf(
    random,
    Array.from(LETTERS).filter((each) => each !== letter.toLowerCase()),
  );
  const wrong = isCapital ? other.toUpperCase() : other;
  const next = letters[at + 1] ?? '';
  switch (Math.floor(random() * 4)) {
    case 0:
      return letters.with(at, wrong).join('');
    case 1:
      return letters.toSpliced(at, 1).join('');
    case 2:
      return letters.toSpliced(at, 0, letter).join('');
    default:
      return next === ''
        ? letters.with(at, wrong).join('')
        : letters
            .with(at, next)
            .with(at + 1, letter)
            .join('');
  }
}

/** Written here once more, and not taken from the proof-reader: a proof does not share its input with what it proves. */
const SAME: Readonly<Record<string, string>> = {
  æ: 'ae',
  ä: 'ae',
  ø: 'oe',
  ö: 'oe',
  å: 'aa',
  ü: 'ue',
  ß: 'ss',
  ẞ: 'ss',
};
const plain = (word: string) => word.toLowerCase().replace(/[æäøöåüßẞ]/g, (letter) => SAME[letter] ?? letter);

/** A slip in one of the words of a line that are a name and not an initial. */
function nameSlip(
  line: PlacedLine | undefined,
  random: Random,
  known: readonly string[],
): string | undefined {
  const words = line?.text
    .match(/\p{L}{3,}/gu)
    ?.filter((word) => known.some((name) => plain(name) === plain(word)));
  if (!line || !words || words.length === 0) return undefined;
  const word = oneOf(random, words);
  const wrong = slip(word, random);
  // What may be spelt so, or is another name of the same person, is no fault.
  const isFault = plain(wrong) !== plain(word) && !known.some((name) => plain(name) === plain(wrong));
  return isFault && wrong.length > 2 ? line.text.replace(word, wrong) : undefined;
}

const namesOf = ({ people }: Plan, of: number) => {
  const person = people[of];
  return person ? [...person.given, person.surname].flatMap((name) => name.split('-')) : [];
};

const nextDay = (day: Day, random: Random): Day => {
  const changes: readonly Day[] = [
    { ...day, day: (day.day % 28) + 1 },
    { ...day, month: (day.month % 12) + 1 },
    { ...day, year: day.year - 1 },
    { ...day, day: Math.min(28, Number(String(day.day).padStart(2, '0').split('').reverse().join('')) || 1) },
  ];
  return oneOf(random, changes);
};

/** Another day in the place of one of somebody's. */
function otherDay({ plan, lines }: Sound, random: Random, of: number): readonly PlacedLine[] | undefined {
  const person = plan.people[of];
  if (!person) return undefined;
  const day = person.death && random() < 0.5 ? person.death : person.birth;
  const right = dateIn(plan, day);
  const wrong = dateIn(plan, nextDay(day, random));
  const line = lines.find((each) => each.of === of && each.says !== 'name' && each.text.includes(right));
  return rewritten(lines, line, line?.text.replace(right, wrong));
}

const isDated = ({ says }: PlacedLine) => says === 'birth' || says === 'death' || says === 'dates';
const isVerse = ({ says }: PlacedLine) => says === 'verse';
const ofWords = ({ says }: PlacedLine) => says === 'verse' || says === 'name';

/** A date that no calendar has, in the place of a right one. */
const impossible: Fault = ({ plan, lines }, random) => {
  const person = oneOf(random, plan.people);
  const { birth, death } = person;
  const right = dateIn(plan, birth);
  const line = lines.find((each) => isDated(each) && each.text.includes(right));
  const { year, month } = birth;
  const short = [4, 6, 9, 11].includes(month);
  const days: readonly Day[] = [
    { year, month: short ? month : 2, day: 31 },
    { year, month: 2, day: 30 },
    ...(year % 4 === 0 ? [] : [{ year, month: 2, day: 29 }]),
  ];
  const wrongs = plan.spelling
    ? plan.spelling.name === 'words'
      ? days.map((day) =>
          right.replace(/\d+/, String(day.day)).replace(/\p{L}+/u, day.month === 2 ? 'februar' : '$&'),
        )
      : [
          ...days.map((day) => dateIn(plan, day)),
          ...(plan.spelling.name === 'roman' ? [] : [dateIn(plan, { year, month: 13, day: 3 })]),
        ]
    : [];
  const digits = [right.replace(/\d(\d{3})$/, '$1'), `${right}0`];
  const later = death ? [dateIn(plan, { ...death, year: 2026 + Math.ceil(random() * 60) })] : [];
  const isLate = later.length > 0 && random() < 0.3;
  if (isLate && death) {
    const last = lines.find(
      (each) =>
        isDated(each) &&
        each.of === plan.people.indexOf(person as never) &&
        each.text.includes(dateIn(plan, death)),
    );
    return rewritten(lines, last, last?.text.replace(dateIn(plan, death), later[0] ?? ''));
  }
  return rewritten(lines, line, line?.text.replace(right, oneOf(random, [...wrongs, ...digits])));
};

const reversed: Fault = ({ plan, lines }) => {
  const { birth, death } = plan.people[0];
  if (!death) return undefined;
  const [first, last] = [dateIn(plan, birth), dateIn(plan, death)];
  if (birth.year === death.year) return undefined;
  const spoilt = lines.map((line) =>
    line.of === 0 && isDated(line)
      ? { ...line, text: line.text.replace(first, '\u0000').replace(last, first).replace('\u0000', last) }
      : line,
  );
  return spoilt;
};

const otherSpelling: Fault = ({ plan, lines }, random) => {
  const { death } = plan.people[0];
  if (!plan.spelling || !death) return undefined;
  const own = plan.spelling;
  const isLike = (name: string) => [own.name, name].every((each) => ['figures', 'padded'].includes(each));
  const other = oneOf(
    random,
    SPELLINGS.filter(({ name }) => name !== own.name && !isLike(name)),
  );
  const right = dateIn(plan, death);
  const line = lines.find((each) => each.of === 0 && isDated(each) && each.text.includes(right));
  return rewritten(lines, line, line?.text.replace(right, other.write(death, plan.language)));
};

/** One mark lost, or written in another manner. */
const otherMark: Fault = ({ plan, lines }, random) => {
  const [star] = plan.marks ?? [''];
  if (!plan.people[0].death || star === '') return undefined;
  const isSign = star.startsWith('*');
  const line = lineThat(
    lines,
    random,
    (each) => each.of === 0 && (each.says === 'birth' || each.says === 'death'),
  );
  const bare = line?.text.replace(/^[^\d]+/, '') ?? '';
  const others = isSign
    ? ['', ...(line?.says === 'birth' ? ['født ', 'geb. ', 'f. '] : ['død ', 'gest. '])]
    : [line?.says === 'birth' ? '* ' : '† '];
  return rewritten(lines, line, `${oneOf(random, others)}${bare}`);
};

const MONTHS =
  /januar|februar|marts|märz|mars|april|juli|august|september|oktober|november|december|dezember|desember/i;

/** The letters that look like others, a capital among small ones, a misspelt month or saying. */
const otherLetter: Fault = ({ lines, plan }, random) => {
  const dated = lineThat(lines, random, isDated);
  const named = lineThat(lines, random, (line) => line.says === 'name' && /\p{L}{4}/u.test(line.text));
  const month = MONTHS.exec(dated?.text ?? '')?.[0];
  const usual = [
    'Hvil i fred',
    'Elsket og savnet',
    'Tak for alt',
    'Takk for alt',
    'Ruhe in Frieden',
    'Unvergessen',
    'Altid i vore hjerter',
    'Fred med dit minde',
  ];
  const verse = lineThat(lines, random, (line) => isVerse(line) && usual.includes(line.text));
  const swapped = (text: string, from: number) =>
    text.slice(0, from) + (text[from + 1] ?? '') + (text[from] ?? '') + text.slice(from + 2);
  const ways: readonly (readonly [PlacedLine | undefined, string | undefined])[] = [
    [dated, dated && /0/.test(dated.text) ? dated.text.replace(/(?<=\d)0|0(?=\d)/, 'O') : undefined],
    [
      dated,
      dated && /1\d/.test(dated.text) ? dated.text.replace(/1(?=\d)/, oneOf(random, ['l', 'I'])) : undefined,
    ],
    [dated, month && month.length > 4 ? dated?.text.replace(month, swapped(month, 2)) : undefined],
    [
      named,
      named && /[aeo]/.test(named.text)
        ? named.text.replace(/(?<=\p{L})[aeo]/u, (letter) => ({ a: 'а', e: 'е', o: 'о' })[letter] ?? letter)
        : undefined,
    ],
    [
      named,
      plan.isCapitals
        ? named?.text.replace(/(?<=\p{Lu}{2})\p{Lu}(?=\p{Lu})/u, (letter) => letter.toLowerCase())
        : undefined,
    ],
    [named, named?.text.replace(/(?<=\p{L}{2})\p{L}/u, '$&\u00ad')],
    [verse, verse ? swapped(verse.text, verse.text.length - 3) : undefined],
  ];
  const possible = ways.filter(([line, text]) => line && text !== undefined && text !== line.text);
  if (possible.length === 0) return undefined;
  const [line, text] = oneOf(random, possible);
  return rewritten(lines, line, text);
};

const doubled: Fault = ({ lines }, random) => {
  const line = lineThat(lines, random, (each) => ofWords(each) && /\p{L} \p{L}/u.test(each.text));
  const places = [...(line?.text.matchAll(/(?<=\p{L}) (?=\p{L})/gu) ?? [])].map(({ index }) => index);
  if (!line || places.length === 0) return undefined;
  const at = oneOf(random, places);
  return rewritten(
    lines,
    line,
    `${line.text.slice(0, at)}${oneOf(random, ['  ', '   ', ' \u00a0'])}${line.text.slice(at + 1)}`,
  );
};

const wordTwice: Fault = ({ lines }, random) => {
  const line = lineThat(lines, random, isVerse);
  const words = [...(line?.text.matchAll(/(?<!\p{L})\p{Ll}+(?= \p{L})/gu) ?? [])];
  if (!line || words.length === 0) return undefined;
  const { 0: word, index } = oneOf(random, words);
  return rewritten(lines, line, `${line.text.slice(0, index)}${word} ${line.text.slice(index)}`);
};

const quotes: Fault = ({ lines }, random) => {
  const line = lineThat(lines, random, isVerse);
  if (!line) return undefined;
  const bare = line.text.replace(/[»«„“]/g, '');
  const spoilt = [
    `»${bare}`,
    `${bare}«`,
    `„${bare}`,
    `»${bare}"`,
    `"${bare}”`.replace('”', '«'),
    `«${bare}”`,
    `„${bare}«`,
  ];
  return rewritten(lines, line, oneOf(random, spoilt));
};

const brackets: Fault = ({ lines }, random) => {
  const line = lineThat(lines, random, (each) => each.says === 'name' || each.says === 'verse');
  if (!line) return undefined;
  if (/\(/.test(line.text)) return rewritten(lines, line, line.text.replace(oneOf(random, ['(', ')']), ''));
  const words = line.text.split(' ');
  const at = Math.floor(random() * words.length);
  const word = words[at] ?? '';
  return rewritten(
    lines,
    line,
    words.with(at, oneOf(random, [`(${word}`, `${word})`, `[${word}`, `(${word}]`])).join(' '),
  );
};

const spaceBefore: Fault = ({ lines }, random) => {
  const line = lineThat(lines, random, (each) => isVerse(each) && /\p{L}[.,!](?!\d)/u.test(each.text));
  return rewritten(lines, line, line?.text.replace(/(?<=\p{L})[.,!](?!\d)/u, ' $&'));
};

const spaceAfter: Fault = ({ lines }, random) => {
  const line = lineThat(lines, random, (each) => isVerse(each) && /, \p{L}/u.test(each.text));
  return rewritten(lines, line, line?.text.replace(/, (?=\p{L})/u, ','));
};

const openMark: Fault = ({ plan, lines }, random) => {
  const line = lineThat(lines, random, (each) => each.says === 'birth' || each.says === 'death');
  return plan.marks?.[0].startsWith('*') ? rewritten(lines, line, line?.text.slice(0, 1)) : undefined;
};

const samples: Fault = ({ lines }, random) => {
  const line = lineThat(lines, random, (each) => each.says !== 'maiden');
  const said =
    line?.says === 'name' || line?.says === 'surname'
      ? ['Fornavn Efternavn', 'Vorname Nachname', 'FORNAVN ETTERNAVN']
      : line?.says === 'verse'
        ? ['Ny linje', 'Neue Zeile']
        : ['* 12. april 1941', '† 3. November 2026'];
  return rewritten(lines, line, oneOf(random, said));
};

/** How each kind of fault is made. Those that differ from the case are looked for with it, the others with it or without. */
export const FAULTS: Readonly<Partial<Record<FindingKind, Fault>>> = {
  sampleWords: samples,
  dateMissing: openMark,
  impossibleDate: impossible,
  datesReversed: reversed,
  nameDiffers: ({ plan, lines }, random) => {
    const line = lineThat(
      lines,
      random,
      ({ says, of }) => (says === 'name' && of === 0) || says === 'surname',
    );
    return rewritten(lines, line, nameSlip(line, random, namesOf(plan, 0)));
  },
  dateDiffers: (sound, random) => otherDay(sound, random, 0),
  partnerDiffers: (sound, random) => {
    const line = sound.lines.find(({ says, of }) => says === 'name' && of === 1);
    if (random() < 0.5) return otherDay(sound, random, 1);
    return rewritten(sound.lines, line, nameSlip(line, random, namesOf(sound.plan, 1)));
  },
  mixedQuotes: quotes,
  mixedDates: otherSpelling,
  doubleSpace: doubled,
  doubleWord: wordTwice,
  unbalancedCrosses: otherMark,
  unbalancedBrackets: brackets,
  spaceBeforeMark: spaceBefore,
  spaceAfterMark: spaceAfter,
  wrongLetter: otherLetter,
};

import { editDistance } from '../names/alignment';

/** The languages of months on stones here: the product's three, and those of neighbouring countries. */
const MONTHS: Readonly<Record<'da' | 'de' | 'no' | 'sv' | 'en', readonly string[]>> = {
  da: list('januar februar marts april maj juni juli august september oktober november december'),
  de: list('januar februar märz april mai juni juli august september oktober november dezember'),
  no: list('januar februar mars april mai juni juli august september oktober november desember'),
  sv: list('januari februari mars april maj juni juli augusti september oktober november december'),
  en: list('january february march april may june july august september october november december'),
};

/** Non-standard spellings of months: abbreviated, without the umlaut, Austrian. */
const ALSO: readonly (readonly string[])[] = [
  ['jan', 'jänner'],
  ['feb', 'febr', 'feber'],
  ['mar', 'mär', 'mrz', 'maerz'],
  ['apr'],
  [],
  ['jun'],
  ['jul'],
  ['aug'],
  ['sep', 'sept'],
  ['okt', 'oct'],
  ['nov'],
  ['dec', 'dez', 'des'],
];

const ROMAN = list('i ii iii iv v vi vii viii ix x xi xii');

export type MonthLanguage = keyof typeof MONTHS;

function list(words: string): readonly string[] {
  return words.split(' ');
}

const LANGUAGES = Object.keys(MONTHS) as MonthLanguage[];

/** The number of a month (1 to 12) that a word names in full or shortened; undefined for any other word. */
export function monthOf(word: string): number | undefined {
  const lower = word.toLowerCase();
  const named = LANGUAGES.map((language) => MONTHS[language].indexOf(lower)).find((index) => index >= 0);
  const index = named ?? ALSO.findIndex((words) => words.includes(lower));
  return index >= 0 ? index + 1 : undefined;
}

/** The number of a month in Roman figures; undefined for any other word. */
export function romanMonthOf(word: string): number | undefined {
  const index = ROMAN.indexOf(word.toLowerCase());
  return index >= 0 ? index + 1 : undefined;
}

/** Whether a month is written in full. */
export function isInFull(word: string): boolean {
  return LANGUAGES.some((language) => MONTHS[language].includes(word.toLowerCase()));
}

/** The languages that write a month so; all of them where it is shortened. */
export function languagesOf(word: string): readonly MonthLanguage[] {
  const lower = word.toLowerCase();
  const own = LANGUAGES.filter((language) => MONTHS[language].includes(lower));
  return own.length > 0 ? own : LANGUAGES;
}

/** A month's name in a language, e.g. 3 in `da`: `marts`. */
export function monthName(month: number, language: MonthLanguage): string {
  return MONTHS[language][month - 1] ?? '';
}

/** The intended month of a misspelt word; undefined where two are possible. */
export interface MisspeltMonth {
  readonly month: number | undefined;
  readonly name: string | undefined;
}

/** The month that a misspelt word is meant for; undefined where the word is none. */
export function misspeltMonth(word: string): MisspeltMonth | undefined {
  const lower = word.toLowerCase();
  const most = lower.length <= 4 ? 1 : 2;
  const near = (['da', 'de', 'no'] as const)
    .flatMap((language) => MONTHS[language].map((name, index) => ({ month: index + 1, name })))
    .map((each) => ({ ...each, distance: editDistance(lower, each.name) }))
    .filter(({ distance }) => distance <= most);
  const least = Math.min(...near.map(({ distance }) => distance));
  const nearest = near.filter(({ distance }) => distance === least);
  const [first] = nearest;
  if (!first) return undefined;
  const isOne = nearest.every(({ month }) => month === first.month);
  return isOne ? { month: first.month, name: first.name } : { month: undefined, name: undefined };
}

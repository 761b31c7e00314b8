import type { Line } from '../../../src/stone/proofreading/line';
import type { People } from '../../../src/stone/templates/people';
import { oneOf, type Random } from '../../random';
import { COUNTRIES, type Country, type Language } from './countries';

/**
 * Inscriptions drawn by lot, put together as registers of churchyards show them: one person or two, beside or below each
 * other, under a shared surname or each with their own, with the spellings, marks and last lines of the three countries.
 */

export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Somebody with a name and days, and how the stone shows them. */
export interface Someone {
  readonly given: readonly string[];
  readonly surname: string;
  readonly birth: Day;
  readonly death: Day | undefined;
}

/** A spelling of whole dates; `isYears` for stones that give the years only. */
export interface Spelling {
  readonly name: string;
  readonly write: (day: Day, language: Language) => string;
}

const two = (number: number) => String(number).padStart(2, '0');
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
const inWords = Object.fromEntries(
  (['da', 'de', 'no'] as const).map((language) => [
    language,
    new Intl.DateTimeFormat(language === 'no' ? 'nb' : language, { dateStyle: 'long', timeZone: 'UTC' }),
  ]),
);

export const SPELLINGS: readonly Spelling[] = [
  {
    name: 'words',
    write: ({ year, month, day }, language) =>
      inWords[language]?.format(Date.UTC(year, month - 1, day)) ?? '',
  },
  { name: 'figures', write: ({ year, month, day }) => `${day}.${month}.${year}` },
  { name: 'padded', write: ({ year, month, day }) => `${two(day)}.${two(month)}.${year}` },
  { name: 'apart', write: ({ year, month, day }) => `${day}. ${month}. ${year}` },
  { name: 'stroke', write: ({ year, month, day }) => `${day}/${month} ${year}` },
  { name: 'strokeAndHyphen', write: ({ year, month, day }) => `${day}/${month}-${year}` },
  { name: 'hyphens', write: ({ year, month, day }) => `${two(day)}-${two(month)}-${year}` },
  { name: 'roman', write: ({ year, month, day }) => `${day}.${ROMAN[month - 1]}.${year}` },
];

/** Which spellings a country's stones have, the usual ones more often. */
const USUAL: Readonly<Record<Language, readonly number[]>> = {
  da: [0, 0, 0, 1, 1, 2, 4, 5, 6, 7],
  de: [0, 1, 1, 2, 2, 2, 3, 7],
  no: [0, 0, 1, 1, 2, 2, 4],
};

/** What an inscription says, before it is put into lines. */
export interface Plan {
  readonly language: Language;
  readonly people: readonly [Someone] | readonly [Someone, Someone];
  readonly layout: 'below' | 'beside' | 'shared';
  readonly spelling: Spelling | undefined;
  readonly marks: readonly [string, string] | undefined;
  readonly names: 'whole' | 'first' | 'initials';
  readonly isCapitals: boolean;
  readonly verse: string;
  readonly isOneLine: boolean;
  readonly isMaiden: boolean;
  readonly nickname: string;
}

const words = (list: string) => list.split(' ');

function dayBetween(random: Random, first: number, last: number): Day {
  const date = new Date(
    Date.UTC(first, 0, 1) + Math.floor(random() * (last - first) * 365.2425) * 86_400_000,
  );
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

function someone(
  random: Random,
  country: Country,
  isWoman: boolean,
  surname: string,
  isLiving: boolean,
): Someone {
  const names = words(isWoman ? country.women : country.men);
  const first = oneOf(random, names);
  const second = oneOf(
    random,
    names.filter((name) => name !== first),
  );
  const birth = dayBetween(random, 1905, 1965);
  return {
    given: random() < 0.5 ? [first] : [first, second],
    surname,
    birth,
    death: isLiving ? undefined : dayBetween(random, 1990, Math.min(2026, birth.year + 99)),
  };
}

/** Draws an inscription by lot. */
export function drawPlan(random: Random): Plan {
  const language = oneOf(random, ['da', 'de', 'no'] as const);
  const country = COUNTRIES[language];
  const surname = oneOf(random, words(country.surnames));
  const isWoman = random() < 0.5;
  const first = someone(random, country, isWoman, surname, false);
  const partner = someone(random, country, !isWoman, surname, random() < 0.4);
  const isPair = random() < 0.5 && first.given[0] !== partner.given[0];
  const isYears = random() < 0.35;
  return {
    language,
    people: isPair ? [first, partner] : [first],
    layout: isPair ? oneOf(random, ['below', 'beside', 'shared'] as const) : 'below',
    spelling: isYears ? undefined : SPELLINGS[oneOf(random, USUAL[language])],
    marks: isYears && random() < 0.6 ? undefined : oneOf(random, country.marks),
    names: oneOf(random, ['whole', 'whole', 'first', 'initials'] as const),
    isCapitals: random() < 0.25,
    verse: random() < 0.7 ? oneOf(random, country.verses) : '',
    isOneLine: random() < 0.4,
    isMaiden: random() < 0.15,
    nickname: random() < 0.1 ? oneOf(random, words(country.nicknames)) : '',
  };
}

/** One of the lines of an inscription, with what it is. */
export interface PlacedLine extends Line {
  readonly says: 'name' | 'surname' | 'birth' | 'death' | 'dates' | 'verse' | 'maiden';
  /** Whose it is: 0 is the deceased, 1 the partner. */
  readonly of: number;
}

function nameOf({ given, surname }: Someone, { names, layout, nickname }: Plan, isFirst: boolean): string {
  const shown =
    names === 'initials'
      ? given.map((name) => `${name.slice(0, 1)}.`)
      : names === 'first'
        ? given.slice(0, 1)
        : given;
  const called = nickname !== '' && isFirst ? [`(${nickname})`] : [];
  // Under a shared surname nobody stands with initials alone.
  if (layout === 'shared') return [...given.slice(0, names === 'whole' ? 2 : 1), ...called].join(' ');
  return [...shown, ...called, surname].join(' ');
}

/** A date as the plan writes it, without its mark. */
export function dateIn({ spelling, language }: Plan, day: Day): string {
  return spelling ? spelling.write(day, language) : String(day.year);
}

type Said = Pick<PlacedLine, 'says' | 'of' | 'text'>;

function linesOfPerson(plan: Plan, of: number, random: Random): Said[] {
  const person = plan.people[of];
  if (!person) return [];
  const { birth, death } = person;
  const dates = [birth, ...(death ? [death] : [])].map((day) => dateIn(plan, day));
  const [star, cross] = plan.marks ?? ['', ''];
  const maiden = oneOf(
    random,
    words(COUNTRIES[plan.language].surnames).filter((name) => name !== person.surname),
  );
  const said: Said[] = [{ says: 'name', of, text: nameOf(person, plan, of === 0) }];
  if (plan.isMaiden && of === 0) {
    said.push({ says: 'maiden', of, text: `${oneOf(random, COUNTRIES[plan.language].maiden)} ${maiden}` });
  }
  const isSpan = !plan.marks || (plan.isOneLine && dates.length === 2);
  if (isSpan) {
    const text = plan.marks
      ? `${star}${dates[0]}  ${cross}${dates[1]}`
      : `${dates[0]} – ${dates[1] ?? ''}`.trim();
    return [...said, { says: 'dates', of, text }];
  }
  return [
    ...said,
    { says: 'birth', of, text: `${star}${dates[0]}` },
    ...(dates[1] ? [{ says: 'death', of, text: `${cross}${dates[1]}` } as const] : []),
  ];
}

/** Puts an inscription into lines: a row every 45 mm, two people beside each other 500 mm apart. */
export function placed(plan: Plan, random: Random): PlacedLine[] {
  const people = plan.people.map((_, of) => linesOfPerson(plan, of, random));
  const isBeside = plan.layout !== 'below';
  const top: Said[] =
    plan.layout === 'shared' ? [{ says: 'surname', of: -1, text: plan.people[0].surname }] : [];
  const verse: Said[] =
    plan.verse === '' ? [] : plan.verse.split(' / ').map((text) => ({ says: 'verse', of: -1, text }));
  let row = 0;
  const lines: Omit<PlacedLine, 'element'>[] = [];
  const put = (said: readonly Said[], x: number, from: number) =>
    said.forEach((each, index) => {
      lines.push({ ...each, position: { x, y: 200 + 45 * (from + index), rotation: 0 } });
    });
  put(top, 500, 0);
  row += top.length;
  if (isBeside) {
    people.forEach((said, index) => {
      put(said, 250 + 500 * index, row);
    });
    row += Math.max(...people.map((said) => said.length));
  } else {
    for (const said of people) {
      put(said, 500, row);
      row += said.length;
    }
  }
  put(verse, 500, row);
  return lines.map((line, element) => ({
    ...line,
    element,
    text:
      plan.isCapitals && (line.says === 'name' || line.says === 'surname')
        ? line.text.replace(/ß/g, 'ẞ').toUpperCase()
        : line.text,
  }));
}

const ASCII: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'oe',
  å: 'aa',
  Å: 'Aa',
  Ø: 'Oe',
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  ß: 'ss',
};

/** The case of an inscription, written in a manner of its own: other spellings of dates, the surname first, `ae` for `æ`. */
export function caseOf(plan: Plan, random: Random): People {
  const { write } = oneOf(random, SPELLINGS);
  const isAscii = random() < 0.1;
  const isReversed = random() < 0.2;
  const title = random() < 0.05 ? 'Dr. ' : '';
  const named = (person: Someone | undefined) => {
    if (!person) return '';
    const given = person.given.join(' ');
    const name = isReversed ? `${person.surname}, ${given}` : `${title}${given} ${person.surname}`;
    return isAscii ? name.replace(/[æøåÅØäöüÄß]/g, (letter) => ASCII[letter] ?? letter) : name;
  };
  const dated = (day: Day | undefined) => (day ? write(day, plan.language) : '');
  const [deceased, partner] = plan.people;
  return {
    decName: named(deceased),
    decBirth: dated(deceased.birth),
    decDeath: dated(deceased.death),
    partnerName: named(partner),
    partnerBirth: dated(partner?.birth),
    partnerDeath: dated(partner?.death),
  };
}

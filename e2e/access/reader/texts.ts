import { readdirSync, readFileSync } from 'node:fs';

export type Locale = 'da' | 'de' | 'no';

const LOCALES: readonly Locale[] = ['da', 'de', 'no'];

/** Whose names for things are seen in the designer, where each language has its own. */
const CATALOGUE = ['vignets', 'stone-types', 'backgrounds', 'attachments'];

const isObject = (given: unknown): given is Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null;

/** The texts below a key, each under its whole key: `elements.list`. */
function textsBelow(given: unknown, key: string): [string, string][] {
  if (typeof given === 'string') return [[key, given]];
  if (!isObject(given)) return [];
  return Object.entries(given).flatMap(([name, inner]) => textsBelow(inner, key ? `${key}.${name}` : name));
}

/** All texts of a language, with their keys. */
const textsOf = (locale: Locale): [string, string][] =>
  readdirSync(`locales/${locale}`).flatMap((file) =>
    textsBelow(JSON.parse(readFileSync(`locales/${locale}/${file}`, 'utf8')), ''),
  );

/** What things of the catalogue are called in a language. */
function namesWithin(given: unknown, locale: Locale): string[] {
  if (Array.isArray(given)) return given.flatMap((each) => namesWithin(each, locale));
  if (!isObject(given)) return [];
  const { Name: danish, Names: others } = given;
  const name = isObject(others) && locale !== 'da' ? others[locale] : danish;
  const inner = Object.values(given).flatMap((each) => (isObject(each) ? namesWithin(each, locale) : []));
  return typeof name === 'string' ? [name, ...inner] : inner;
}

const catalogue: unknown[] = CATALOGUE.map((file) =>
  JSON.parse(readFileSync(`catalogue/${file}.json`, 'utf8')),
);

/** What each language says: the app's texts and the catalogue's names. */
const SAID = new Map(
  LOCALES.map((locale) => [
    locale,
    [...textsOf(locale).map(([, text]) => text), ...namesWithin(catalogue, locale)],
  ]),
);

/** The keys of all texts; only those of several words in one, which nobody would say. */
const KEYS = new Set(
  textsOf('da')
    .flatMap(([key]) => [key, key.split('.').at(-1) ?? ''])
    .filter((key) => /[a-z][A-Z.]/.test(key)),
);

/** How many letters a piece of text has to have to tell a language by. */
const TELLING = 5;

/** What a text says between the things that are filled into it, as far as a language can be told by it. */
const pieces = (text: string): string[] =>
  text
    .split(/\{\{\w+\}\}|<\/?\w+>/)
    .map((piece) => piece.replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, ''))
    .filter((piece) => (piece.match(/\p{L}/gu)?.length ?? 0) >= TELLING);

/** The pieces of the other languages that this one does not say, neither by themselves nor within another. */
function foreignTo(locale: Locale): readonly string[] {
  const own = (SAID.get(locale) ?? []).join('\n');
  const others = LOCALES.filter((each) => each !== locale).flatMap((each) => SAID.get(each) ?? []);
  return [...new Set(others.flatMap(pieces))].filter((piece) => !own.includes(piece));
}

const FOREIGN = new Map(LOCALES.map((locale) => [locale, foreignTo(locale)]));

const isLetter = (character: string | undefined) => character !== undefined && /\p{L}/u.test(character);

/** Whether words stand in a phrase and not only within longer ones. */
function saysWords(phrase: string, words: string): boolean {
  const at = phrase.indexOf(words);
  return at >= 0 && !isLetter(phrase[at - 1]) && !isLetter(phrase[at + words.length]);
}

/** What of a phrase another language says and this one does not. */
export const foreignIn = (phrase: string, locale: Locale): string[] =>
  (FOREIGN.get(locale) ?? []).filter((words) => saysWords(phrase, words));

/** The keys in a phrase that stand there in place of their texts. */
export const keysIn = (phrase: string): string[] =>
  (phrase.match(/[\p{L}\d_.]+/gu) ?? []).filter((word) => KEYS.has(word));

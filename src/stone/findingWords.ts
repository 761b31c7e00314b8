import { type Locale, nameIn } from './catalogue/naming';
import type { Finding, FindingKind } from './finding';

/** The parameters of a finding's sentence, as displayed. */
export type FindingWords = {
  readonly value: string;
  readonly limit: string;
  /** The characters it is about, each once, in the order of the line. */
  readonly characters: string;
  /** The same in brackets, after a space; empty where no characters are concerned. */
  readonly at: string;
  /** The other element concerned. */
  readonly other: string;
};

/** The text key of a finding's sentence: two kinds with the same sentence share one. */
export type SentenceName =
  | Exclude<FindingKind, 'unknownFrameColour'>
  | 'notCastHeight'
  | 'notCastSlanted'
  | 'notCastCharacter';

/** The kinds that name what is missing by its number in the catalogue. */
const NUMBERED: readonly FindingKind[] = [
  'unknownVignet',
  'unknownAttachment',
  'pictureFailed',
  'unknownMaterial',
];

function castSentenceOf({ characters, value }: Pick<Finding, 'characters' | 'value'>): SentenceName {
  if (characters.length > 0) return 'notCastCharacter';
  if (typeof value === 'number') return 'notCastHeight';
  return value === 'cursive' ? 'notCastSlanted' : 'notCast';
}

/** The key of a finding's sentence: by its kind, and by its measured value where there are several texts. */
export function sentenceNameOf(finding: Finding): SentenceName {
  switch (finding.kind) {
    case 'unknownFrameColour':
      return 'unknownColour';
    case 'notCast':
      return castSentenceOf(finding);
    default:
      return finding.kind;
  }
}

type HowNumbersRead = `${Locale} ${boolean}`;
const formats = new Map<HowNumbersRead, Intl.NumberFormat>();

/** How numbers read, made once for each language: making it takes longer than all else that is said of a finding. */
function numberFormat(locale: Locale, useGrouping: boolean): Intl.NumberFormat {
  const key: HowNumbersRead = `${locale} ${useGrouping}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping });
  formats.set(key, format);
  return format;
}

/**
 * The parameters of a finding's sentence.
 *
 * @param seenFrom the element the sentence is about, where it concerns two; the first by default.
 * @param called an element's name, by its index in `Parms`.
 */
export function findingWords(
  { kind, value, limit, characters, elements, shown }: Finding,
  locale: Locale,
  called: (element: number) => string,
  seenFrom = elements[0],
): FindingWords {
  const number = numberFormat(locale, !NUMBERED.includes(kind));
  const said = (measured: Finding['value']) =>
    typeof measured === 'number' ? number.format(measured) : (measured ?? '');
  const letters = [...new Set(characters.map(({ character }) => character))].join(' ');
  const other = elements.find((element) => element !== seenFrom);
  return {
    value: said(value),
    limit: shown ? nameIn(locale, shown) : said(limit),
    characters: letters,
    at: letters && ` (${letters})`,
    other: other === undefined ? '' : called(other),
  };
}

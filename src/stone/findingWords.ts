import { type Locale, nameIn } from './catalogue/naming';
import type { Finding, FindingKind } from './finding';

/** The words that stand in a finding's sentence, as people read them. */
export type FindingWords = {
  readonly value: string;
  readonly limit: string;
  /** The characters it is about, each once, in the order of the line. */
  readonly characters: string;
  /** The same in brackets, behind a blank; nothing where it is about no characters. */
  readonly at: string;
  /** The other element that it is about. */
  readonly other: string;
};

/** Under which name the sentence of a finding stands in the texts: two kinds that say the same share one. */
export type SentenceName =
  | Exclude<FindingKind, 'unknownFrameColour'>
  | 'notCastHeight'
  | 'notCastSlanted'
  | 'notCastCharacter';

/** The kinds that call what is missing by its number in the catalogue. */
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

/** The name of a finding's sentence: by its kind, and by what it measured where that is said in several ways. */
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

/**
 * What stands in a finding's sentence.
 *
 * @param seenFrom the element it is said of, where it is about two; the first where left out.
 * @param called what an element is called, by its index in `Parms`.
 */
export function findingWords(
  { kind, value, limit, characters, elements, shown }: Finding,
  locale: Locale,
  called: (element: number) => string,
  seenFrom = elements[0],
): FindingWords {
  const useGrouping = !NUMBERED.includes(kind);
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping });
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

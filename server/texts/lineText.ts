import type { Locale } from '../../src/stone/catalogue/naming';
import type { PriceLine } from '../../src/stone/price/priceLine';
import { priceSentence } from './serverTexts';

/** The text of a price's line, in the reader's language. */
export function lineText(line: PriceLine, locale: Locale): string {
  const { key, count, upTo } = line;
  const named = { count: String(count), upTo: upTo === undefined ? '' : upTo.toLocaleString(locale) };
  const letters = key === 'engravedLetters' || key === 'mountedLetters';
  return priceSentence(locale, letters && upTo === undefined ? `${key}Asked` : key, named);
}

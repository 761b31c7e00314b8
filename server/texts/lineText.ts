import type { Locale } from '../../src/stone/catalogue/naming';
import type { PriceLine } from '../../src/stone/price/priceLine';
import { priceSentence } from './serverTexts';

/** What a line of a price says, in the reader's language. */
export function lineText(line: PriceLine, locale: Locale): string {
  const { key, count, upTo } = line;
  const named = { count: String(count), upTo: upTo === undefined ? '' : upTo.toLocaleString(locale) };
  const letters = key === 'engravedLetters' || key === 'mountedLetters';
  return priceSentence(locale, letters && upTo === undefined ? `${key}Asked` : key, named);
}

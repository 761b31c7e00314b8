import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALES } from '../../src/stone/catalogue/naming';

/** What only the part that a test asks for is known of. */
interface Quoted {
  readonly somePapers_large: string;
  readonly panels: { readonly print: string };
  readonly trade: { readonly show: string };
}

const texts = (locale: string, file: string): Quoted =>
  JSON.parse(readFileSync(`locales/${locale}/${file}.json`, 'utf8')) as Quoted;

test.each(LOCALES)('a letter leads to the DXF by the words that stand on the screen, in %s', (locale) => {
  const { somePapers_large } = texts(locale, 'mail');
  expect(somePapers_large).toContain(texts(locale, 'designer').panels.print);
  expect(somePapers_large).toContain(texts(locale, 'paper').trade.show);
});

import { LOCALES, type Locale } from '../stone/catalogue/naming';

/** The language of the page; Danish where it names no language of the product. */
export function localeOfPage(): Locale {
  return LOCALES.find((locale) => locale === document.documentElement.lang) ?? 'da';
}

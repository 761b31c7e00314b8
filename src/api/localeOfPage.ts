import { LOCALES, type Locale } from '../stone/catalogue/naming';

/** The language of the page; Danish where it names none of ours. */
export function localeOfPage(): Locale {
  return LOCALES.find((locale) => locale === document.documentElement.lang) ?? 'da';
}

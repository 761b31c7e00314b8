import { LOCALES, type Locale } from './stone/catalogue/naming';

/** The cookie that stores the chosen language, and for how long (specification section 2). */
const COOKIE = 'i18n_redirected';
const DAYS = 365;

/** Norwegian has several language codes. */
const SAME: Readonly<Record<string, Locale>> = { nb: 'no', nn: 'no' };

function readLocale(written: string | undefined): Locale | undefined {
  const language = written?.toLowerCase().split('-')[0] ?? '';
  return LOCALES.find((locale) => locale === (SAME[language] ?? language));
}

/** The language chosen before, as the page's cookies hold it. */
export function keptLocale(cookies: string): Locale | undefined {
  const pairs = cookies.split('; ').map((pair) => pair.split('='));
  return readLocale(pairs.find(([name]) => name === COOKIE)?.[1]);
}

/** The cookie that stores a language for 365 days. */
export function cookieFor(locale: Locale): string {
  return `${COOKIE}=${locale}; max-age=${DAYS * 24 * 60 * 60}; path=/; samesite=lax`;
}

/** Stores a language in this browser, so that the root path leads to it from now on. */
export function keepLocale(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = cookieFor(locale);
}

/** The first of the browser's languages that the product supports; Danish where there is none. */
export function detectedLocale(languages: readonly string[]): Locale {
  return languages.map(readLocale).find((locale) => locale !== undefined) ?? 'da';
}

/**
 * The language the root path is to be shown in: the one chosen before, else the browser's. On every other path the
 * address alone decides (specification section 2).
 *
 * @returns undefined where the address stays as it is.
 */
export function redirectOf(path: string, cookies: string, languages: readonly string[]): Locale | undefined {
  if (path !== '/') return undefined;
  const locale = keptLocale(cookies) ?? detectedLocale(languages);
  return locale === 'da' ? undefined : locale;
}

import i18next, { type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Locale } from './stone/catalogue/naming';
import { da } from './texts/da';

/** The language of an address: German and Norwegian have a prefix, Danish has none. */
export function localeOfPath(path: string): Locale {
  const first = path.split('/')[1];
  return first === 'de' || first === 'no' ? first : 'da';
}

/** The prefix of a language's addresses. */
export function prefixOf(locale: Locale): string {
  return locale === 'da' ? '' : `/${locale}`;
}

/** Pages used by the Danish undertakers' own programs: Danish in every language (specification section 2). */
const DANISH = /^(\/(de|no))?\/(opret-sten|stone-design)(\/|$)/;

/** The language a page is shown in: its address's, except for the pages that are always Danish. */
export function shownLocale(path: string): Locale {
  return DANISH.test(path) ? 'da' : localeOfPath(path);
}

/** The texts of a language besides Danish. */
const TEXTS: Readonly<Record<Locale, () => Promise<Resource>>> = {
  da: async () => ({}),
  de: async () => ({ de: (await import('./texts/de')).de }),
  no: async () => ({ no: (await import('./texts/no')).no }),
};

/** Starts the translations in a language; missing texts are shown in Danish. */
export async function startTranslations(locale: Locale): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: locale,
    fallbackLng: 'da',
    defaultNS: 'designer',
    interpolation: { escapeValue: false },
    resources: { da, ...(await TEXTS[locale]()) },
  });
  document.title = i18next.t('title', { ns: 'start' });
}

import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import daDesigner from '../locales/da/designer.json';
import daProblems from '../locales/da/problems.json';
import daStart from '../locales/da/start.json';
import deDesigner from '../locales/de/designer.json';
import deProblems from '../locales/de/problems.json';
import deStart from '../locales/de/start.json';
import noDesigner from '../locales/no/designer.json';
import noProblems from '../locales/no/problems.json';
import noStart from '../locales/no/start.json';
import type { Locale } from './stone/catalogue/naming';

/** The language an address is written in: German and Norwegian have a prefix, Danish has none. */
export function localeOfPath(path: string): Locale {
  const first = path.split('/')[1];
  return first === 'de' || first === 'no' ? first : 'da';
}

/** The prefix of a language's addresses. */
export function prefixOf(locale: Locale): string {
  return locale === 'da' ? '' : `/${locale}`;
}

/** Starts the translations in a language; a text it lacks is shown in Danish. */
export async function startTranslations(locale: Locale): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: locale,
    fallbackLng: 'da',
    defaultNS: 'designer',
    interpolation: { escapeValue: false },
    resources: {
      da: { designer: daDesigner, problems: daProblems, start: daStart },
      de: { designer: deDesigner, problems: deProblems, start: deStart },
      no: { designer: noDesigner, problems: noProblems, start: noStart },
    },
  });
  document.documentElement.lang = locale;
  document.title = i18next.t('title', { ns: 'start' });
}

import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import daDesigner from '../locales/da/designer.json';
import daPaper from '../locales/da/paper.json';
import daProblems from '../locales/da/problems.json';
import daSession from '../locales/da/session.json';
import daStart from '../locales/da/start.json';
import deDesigner from '../locales/de/designer.json';
import dePaper from '../locales/de/paper.json';
import deProblems from '../locales/de/problems.json';
import deSession from '../locales/de/session.json';
import deStart from '../locales/de/start.json';
import noDesigner from '../locales/no/designer.json';
import noPaper from '../locales/no/paper.json';
import noProblems from '../locales/no/problems.json';
import noSession from '../locales/no/session.json';
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

/** Pages of the Danish undertakers' own programs: they are Danish in every language (specification section 2). */
const DANISH = /^(\/(de|no))?\/(opret-sten|stone-design)(\/|$)/;

/** The language a page is shown in: that of its address, but for the pages that are only Danish. */
export function shownLocale(path: string): Locale {
  return DANISH.test(path) ? 'da' : localeOfPath(path);
}

/** Starts the translations in a language; a text it lacks is shown in Danish. */
export async function startTranslations(locale: Locale): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: locale,
    fallbackLng: 'da',
    defaultNS: 'designer',
    interpolation: { escapeValue: false },
    resources: {
      da: { designer: daDesigner, paper: daPaper, problems: daProblems, session: daSession, start: daStart },
      de: { designer: deDesigner, paper: dePaper, problems: deProblems, session: deSession, start: deStart },
      no: { designer: noDesigner, paper: noPaper, problems: noProblems, session: noSession, start: noStart },
    },
  });
  document.documentElement.lang = locale;
  document.title = i18next.t('title', { ns: 'start' });
}

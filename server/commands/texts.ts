import i18next from 'i18next';
import daExport from '../../locales/da/export.json';
import daJobs from '../../locales/da/jobs.json';
import deExport from '../../locales/de/export.json';
import deJobs from '../../locales/de/jobs.json';
import noExport from '../../locales/no/export.json';
import noJobs from '../../locales/no/jobs.json';
import type { Locale } from '../../src/stone/catalogue/naming';

const texts = i18next.createInstance();

/** A sentence of the command line, in the shell's language. */
export function t(key: keyof typeof daExport, given: Record<string, unknown> = {}): string {
  return texts.t(key, { ns: 'export', ...given });
}

/** What is counted is asked for without the ending that its number gives it. */
type Counted<Key> = Key extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : Key;

/** The same of the commands for workshops. */
export function say(key: Counted<keyof typeof daJobs>, given: Record<string, unknown> = {}): string {
  return texts.t(key, { ns: 'jobs', ...given });
}

/** The language of the shell, Danish where it is not one of ours. */
export function shellLanguage(): Locale {
  const [language = ''] = (process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '').split(
    '_',
  );
  const known: Record<string, Locale> = { de: 'de', nb: 'no', nn: 'no', no: 'no' };
  return known[language] ?? 'da';
}

/** Loads the command's texts; Danish replaces whatever a language lacks. */
export async function startTexts(locale: Locale): Promise<void> {
  await texts.init({
    lng: locale,
    fallbackLng: 'da',
    interpolation: { escapeValue: false },
    resources: {
      da: { export: daExport, jobs: daJobs },
      de: { export: deExport, jobs: deJobs },
      no: { export: noExport, jobs: noJobs },
    },
  });
}

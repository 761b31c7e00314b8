import i18next from 'i18next';
import daExport from '../../locales/da/export.json';
import deExport from '../../locales/de/export.json';
import noExport from '../../locales/no/export.json';
import type { Locale } from '../../src/stone/catalogue/naming';

const texts = i18next.createInstance();

/** A sentence of the command line, in the shell's language. */
export function t(key: keyof typeof daExport, given: Record<string, unknown> = {}): string {
  return texts.t(key, { ns: 'export', ...given });
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
      da: { export: daExport },
      de: { export: deExport },
      no: { export: noExport },
    },
  });
}

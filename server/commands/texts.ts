import i18next from 'i18next';
import daExport from '../../locales/da/export.json';
import daSheet from '../../locales/da/sheet.json';
import deExport from '../../locales/de/export.json';
import deSheet from '../../locales/de/sheet.json';
import noExport from '../../locales/no/export.json';
import noSheet from '../../locales/no/sheet.json';
import type { PaperTexts } from '../../src/painting/pdf/texts';
import type { Locale } from '../../src/stone/catalogue/naming';
import type { ColourName } from '../../src/stone/colours';

const texts = i18next.createInstance();

/** A sentence of the command line, in the language it was started with. */
export function t(key: keyof typeof daExport, given: Record<string, unknown> = {}): string {
  return texts.t(key, { ns: 'export', ...given });
}

/** The language of the shell, Danish where it speaks none of ours. */
export function shellLanguage(): Locale {
  const [language = ''] = (process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '').split(
    '_',
  );
  const known: Record<string, Locale> = { de: 'de', nb: 'no', nn: 'no', no: 'no' };
  return known[language] ?? 'da';
}

/** Starts the command's texts; Danish stands in for whatever a language lacks. */
export async function startTexts(locale: Locale): Promise<void> {
  await texts.init({
    lng: locale,
    fallbackLng: 'da',
    interpolation: { escapeValue: false },
    resources: {
      da: { export: daExport, sheet: daSheet },
      de: { export: deExport, sheet: deSheet },
      no: { export: noExport, sheet: noSheet },
    },
  });
}

/** Something written on paper; of what counts things, the word before the form for one or many. */
type PaperKey = Exclude<keyof typeof daSheet, 'colours'> | `colours.${ColourName}` | 'letterTotal';

function say(key: PaperKey, given: Record<string, unknown> = {}): string {
  return texts.t(key, { ns: 'sheet', ...given });
}

/** What is written on paper, in the language the texts were started with. */
export function paperTexts(locale: Locale): PaperTexts {
  return {
    tile: (given) => say('tile', given),
    control: (given) => say('control', given),
    trueSize: () => say('trueSize'),
    templateTitle: () => say('templateTitle'),
    pins: () => say('pins'),
    letterListTitle: () => say('letterListTitle'),
    letterGroup: ({ family, cursive, height, colour }) =>
      say(cursive ? 'letterGroupCursive' : 'letterGroup', {
        family,
        height: height.toLocaleString(locale),
        colour: say(`colours.${colour}`),
      }),
    letterTotal: (given) => say('letterTotal', given),
    letterCount: (given) => say('letterCount', given),
  };
}

import i18next, { type i18n } from 'i18next';
import daEtching from '../../../locales/da/etching.json';
import daMake from '../../../locales/da/make.json';
import daMedallion from '../../../locales/da/medallion.json';
import daSheet from '../../../locales/da/sheet.json';
import deEtching from '../../../locales/de/etching.json';
import deMake from '../../../locales/de/make.json';
import deMedallion from '../../../locales/de/medallion.json';
import deSheet from '../../../locales/de/sheet.json';
import noEtching from '../../../locales/no/etching.json';
import noMake from '../../../locales/no/make.json';
import noMedallion from '../../../locales/no/medallion.json';
import noSheet from '../../../locales/no/sheet.json';
import type { Locale } from '../../stone/catalogue/naming';
import type { Translate } from './writtenTexts';

const started = new Map<Locale, Promise<i18n>>();

async function start(locale: Locale): Promise<i18n> {
  const texts = i18next.createInstance();
  await texts.init({
    lng: locale,
    fallbackLng: 'da',
    interpolation: { escapeValue: false },
    resources: {
      da: { sheet: daSheet, make: daMake, medallion: daMedallion, etching: daEtching },
      de: { sheet: deSheet, make: deMake, medallion: deMedallion, etching: deEtching },
      no: { sheet: noSheet, make: noMake, medallion: noMedallion, etching: noEtching },
    },
  });
  return texts;
}

/** Translates the text on paper into a language; missing texts are Danish. */
export async function translateIn(locale: Locale): Promise<Translate> {
  const starting = started.get(locale) ?? start(locale);
  started.set(locale, starting);
  const texts = await starting;
  return (key, given = {}) => texts.t(key, { ns: 'sheet', ...given });
}

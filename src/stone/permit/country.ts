import type { Churchyard } from '../catalogue/churchyard';
import type { Locale } from '../catalogue/naming';

/** A country whose churchyards are asked, each by a form of its own. */
export type Country = Churchyard['country'];

const LANGUAGE: Readonly<Record<Country, Locale>> = { DK: 'da', DE: 'de', NO: 'no' };
const HOME: Readonly<Record<Locale, Country>> = { da: 'DK', de: 'DE', no: 'NO' };

/** The language in which a country's churchyards are asked. */
export const languageOf = (country: Country): Locale => LANGUAGE[country];

/** The country whose form is filled in: the churchyard's, or where none is chosen, that of the language. */
export function countryFor(churchyard: Pick<Churchyard, 'country'> | undefined, locale: Locale): Country {
  return churchyard?.country ?? HOME[locale];
}

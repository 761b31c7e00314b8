import type { Locale } from '../../src/stone/catalogue/naming';
import type { PriceList } from '../../src/stone/catalogue/price';

type Currency = PriceList['currency'];

/** The countries in whose money prices are shown. */
export const COUNTRIES = ['DK', 'DE', 'NO'] as const;
export type Country = (typeof COUNTRIES)[number];

const BY_COUNTRY: Readonly<Record<string, Currency>> = {
  DK: 'DKK',
  DE: 'EUR',
  NO: 'NOK',
} satisfies Record<Country, Currency>;

/** The money that a business reckons in; in Denmark's where nobody knows its country. */
export function currencyOfCountry(country: string | null): Currency | undefined {
  return BY_COUNTRY[country ?? 'DK'];
}

/** The money that a visitor reckons in, by the language of his page. */
export const CURRENCY_IN: Readonly<Record<Locale, Currency>> = { da: 'DKK', de: 'EUR', no: 'NOK' };

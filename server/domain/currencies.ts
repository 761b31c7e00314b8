import type { Locale } from '../../src/stone/catalogue/naming';
import type { PriceList } from '../../src/stone/catalogue/price';

type Currency = PriceList['currency'];

/** The countries in whose currencies prices are shown. */
export const COUNTRIES = ['DK', 'DE', 'NO'] as const;
export type Country = (typeof COUNTRIES)[number];

const BY_COUNTRY: Readonly<Record<string, Currency>> = {
  DK: 'DKK',
  DE: 'EUR',
  NO: 'NOK',
} satisfies Record<Country, Currency>;

/** The currency of a business; Denmark's where its country is unknown. */
export function currencyOfCountry(country: string | null): Currency | undefined {
  return BY_COUNTRY[country ?? 'DK'];
}

/** The currency for a visitor, by the page's language. */
export const CURRENCY_IN: Readonly<Record<Locale, Currency>> = { da: 'DKK', de: 'EUR', no: 'NOK' };

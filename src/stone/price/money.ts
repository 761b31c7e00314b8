import type { Locale } from '../catalogue/naming';

/** What `Intl` calls the product's languages. */
export const INTL: Record<Locale, string> = { da: 'da-DK', de: 'de-DE', no: 'nb-NO' };

const formats = new Map<string, Intl.NumberFormat>();

/** An amount in whole øre (or cent), as money is written; a round one without them. */
export function writtenMoney(amount: number, currency: string, locale: Locale): string {
  const digits = amount % 100 === 0 ? 0 : 2;
  const kind = `${locale} ${currency} ${digits}`;
  const known = formats.get(kind);
  const format =
    known ??
    new Intl.NumberFormat(INTL[locale], {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  if (!known) formats.set(kind, format);
  return format.format(amount / 100);
}

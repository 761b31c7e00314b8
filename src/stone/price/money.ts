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

/** An amount in whole øre (or cent) as it is typed into a field, which says the currency beside it. */
export function amountInField(amount: number, locale: Locale): string {
  const digits = amount % 100 === 0 ? 0 : 2;
  const kind = { useGrouping: false, minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(INTL[locale], kind).format(amount / 100);
}

/** What a currency is called beside an amount, e.g. `kr.`. */
export function currencySign(currency: string, locale: Locale): string {
  const parts = new Intl.NumberFormat(INTL[locale], { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** Thousands parted by points or spaces, and øre after a comma; or øre after either where nothing is parted. */
const GROUPED = /^\d{1,3}(?:[.\s]\d{3}){1,4}(?:,\d{1,2})?$/;
const PLAIN = /^\d{1,12}(?:[.,]\d{1,2})?$/;

/**
 * Reads an amount as it is written by hand in any of the product's languages: `45`, `45,50`, `1.250`, `1 250,5`, `45,-`. All
 * of them have øre after a comma, so that a point before three digits parts thousands.
 *
 * @returns whole øre (or cent); undefined where the text is no amount.
 */
export function readMoney(written: string): number | undefined {
  const text = written.trim().replace(/,-$/, '');
  const plain = GROUPED.test(text)
    ? text.replaceAll(/[.\s]/g, '').replace(',', '.')
    : PLAIN.test(text)
      ? text.replace(',', '.')
      : undefined;
  return plain === undefined ? undefined : Math.round(Number(plain) * 100);
}

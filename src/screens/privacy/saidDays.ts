/** A year with its share of a leap day. */
const YEAR = 365.25;

/** A time in a reader's language: whole years where it is that, within a day, else days. */
export function saidDays(days: number, locale: string): string {
  const years = Math.round(days / YEAR);
  const isYears = years > 0 && Math.abs(days - years * YEAR) <= 1;
  const unit = isYears ? 'year' : 'day';
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(
    isYears ? years : days,
  );
}

import type { Locale } from '../catalogue/naming';
import type { Mm } from '../numbers';

/** How many figures of a length below a tenth of a mm are read: one tells that it is not nothing. */
const FEWEST_FIGURES = 1;

/** A number as it is read: to a hundredth, and one that is smaller by its first figure, so that none becomes nothing. */
export function numberWords(value: number, locale: Locale): string {
  const options =
    Math.abs(value) < 0.005
      ? { maximumSignificantDigits: FEWEST_FIGURES, useGrouping: false }
      : { maximumFractionDigits: 2, useGrouping: false };
  return new Intl.NumberFormat(locale, options).format(value);
}

/** A length with its unit. */
export const mmWords = (mm: Mm, locale: Locale) => `${numberWords(mm, locale)} mm`;

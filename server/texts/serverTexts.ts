import da from '../../locales/da/server.json';
import de from '../../locales/de/server.json';
import no from '../../locales/no/server.json';
import type { Locale } from '../../src/stone/catalogue/naming';
import type { PriceKey } from '../../src/stone/price/priceLine';
import type { StoneStatus } from '../../src/stone/status';
import type { RefusalCode } from '../domain/refusal';
import { filled } from './filled';

/** A line of a price; letters of a height without a price have their own sentence. */
export type PriceText = PriceKey | 'engravedLettersAsked' | 'mountedLettersAsked';

interface Texts {
  readonly errors: Readonly<Record<RefusalCode, string>>;
  /** The common names of a request's fields. */
  readonly fields: Readonly<Record<string, string>>;
  readonly prices: Readonly<Record<PriceText, string>>;
  readonly statuses: Readonly<Record<StoneStatus, string>>;
  /** The texts of a shared link. */
  readonly sharing: Readonly<Record<'untitled' | 'description' | 'site', string>>;
}

const TEXTS: Readonly<Record<Locale, Texts>> = { da, de, no };

/** A refusal's sentence, with `{{name}}` filled in. */
export function sentence(
  locale: Locale,
  code: RefusalCode,
  named: Readonly<Record<string, string>> = {},
): string {
  return filled(TEXTS[locale].errors[code], named);
}

/** A field's common name; its name in the API where it has none. */
export function fieldWord(locale: Locale, field: string): string {
  return TEXTS[locale].fields[field] ?? field;
}

/** The text of a price's line. */
export function priceSentence(
  locale: Locale,
  key: PriceText,
  named: Readonly<Record<string, string>>,
): string {
  return filled(TEXTS[locale].prices[key], named);
}

/** The common name of a status. */
export function statusWord(locale: Locale, status: StoneStatus): string {
  return TEXTS[locale].statuses[status];
}

/** The texts of a shared link besides the stone's name. */
export function sharingWords(locale: Locale): Texts['sharing'] {
  return TEXTS[locale].sharing;
}

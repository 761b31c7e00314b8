import da from '../../locales/da/mail.json';
import de from '../../locales/de/mail.json';
import no from '../../locales/no/mail.json';
import type { Locale } from '../../src/stone/catalogue/naming';
import { isSeen } from '../../src/stone/handling';
import type { Parm } from '../../src/stone/parm';
import { filled } from './filled';

const NUMBERED: Readonly<Record<Locale, string>> = {
  da: da.hiddenElement,
  de: de.hiddenElement,
  no: no.hiddenElement,
};

/** An element in a letter: a line by its text, anything else by the name it was given, or its number. */
export function elementName(element: Parm, index: number, locale: Locale): string {
  const words = element.type === 'text' ? element.subText.trim() : '';
  return words || element.name || filled(NUMBERED[locale], { number: String(index + 1) });
}

/** What is hidden on a stone. */
export function hiddenElements(parms: readonly Parm[], locale: Locale): string[] {
  return parms.flatMap((element, index) => (isSeen(element) ? [] : [elementName(element, index, locale)]));
}

import da from '../../locales/da/server.json';
import de from '../../locales/de/server.json';
import no from '../../locales/no/server.json';
import type { Locale } from '../../src/stone/catalogue/naming';
import type { Parm } from '../../src/stone/parm';
import { filled } from './filled';

/** What an element without words and name is called, by its kind; the compiler asks for a new kind in each language. */
const KINDS: Readonly<Record<Locale, Readonly<Record<Parm['type'], string>>>> = {
  da: da.elements,
  de: de.elements,
  no: no.elements,
};

/** An element in a letter: a line by its text, anything else by the name it was given, or what it is and its number. */
export function elementName(element: Parm, index: number, locale: Locale): string {
  const words = element.type === 'text' ? element.subText.trim() : '';
  return words || element.name || filled(KINDS[locale][element.type], { number: String(index + 1) });
}

import type { Locale } from '../../stone/catalogue/naming';
import { ticketNames } from '../files/ticketLines';
import { offerTextsBy, type Translate } from '../pdf/writtenTexts';
import type { Roll } from './roll';

/** A stone of which something may lie on a roll. */
export type LaidStone = Omit<Parameters<typeof ticketNames>[0], 'locale'>;

/** In which language a ticket is written, and of which day it is. */
interface Writing {
  readonly locale: Locale;
  readonly translate: Translate;
  readonly date: Date;
}

/**
 * What a roll's ticket says: each stone of which something lies on it, in the order in which they were given, and the day.
 *
 * @param stones by what their pieces are called.
 */
export function rollTicket(
  { placed }: Roll,
  stones: ReadonlyMap<string, LaidStone>,
  { locale, translate, date }: Writing,
): string[] {
  const lying = new Set(placed.map(({ piece }) => piece.stone));
  const lines = [...stones].flatMap(([name, stone]) =>
    lying.has(name) ? [ticketNames({ ...stone, locale }, { translate }).join(', ') || name] : [],
  );
  return [...lines, offerTextsBy(translate, locale).date(date)];
}

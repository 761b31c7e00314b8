import type { MasonSettings } from '../../src/painting/files/masonSettings';
import type { Locale } from '../../src/stone/catalogue/naming';
import type { PriceLine } from '../../src/stone/price/priceLine';
import { vatOf } from '../../src/stone/price/vat';
import { workPriceOf } from '../../src/stone/price/workPrice';
import { design } from '../../src/stone/stone';
import type { OwnPrice } from '../../src/stone/wire/ownPrice';
import { lineText } from '../texts/lineText';

/** Things in words, those of a kind counted together: nobody has to know which attachment is not in a price. */
function inWords(lines: readonly PriceLine[], locale: Locale): string[] {
  const counted = new Map<PriceLine['key'], PriceLine>();
  for (const line of lines) {
    const before = counted.get(line.key);
    counted.set(line.key, { ...line, count: line.count + (before?.count ?? 0) });
  }
  return [...counted.values()].map((line) => lineText(line, locale));
}

/**
 * What a stone costs its mason's customer by his own list, for him alone; nothing where he has no list.
 *
 * @param stored the stone's design as it is stored.
 */
export function ownPriceOf(
  stored: string,
  { prices }: MasonSettings,
  locale: Locale,
): { ownPrice?: OwnPrice } {
  if (!prices) return {};
  const { currency, total, lines, notIn } = workPriceOf(design.parse(JSON.parse(stored)), prices);
  return {
    ownPrice: {
      Price: total,
      Currency: currency,
      PriceVat: vatOf(prices),
      PriceLines: lines.map((line) => ({ ...line, text: lineText(line, locale) })),
      ...(notIn.length > 0 && { notIn: inWords(notIn, locale) }),
    },
  };
}

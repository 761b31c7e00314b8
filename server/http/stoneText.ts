import type { Locale } from '../../src/stone/catalogue/naming';
import type { Design } from '../../src/stone/stone';
import { withoutWishes } from '../../src/stone/wished/withoutWishes';
import type { StoredStone } from '../store/storedStone';
import { lineText } from '../texts/lineText';

/** Whether the token that allows writing is shown. */
export type Shown = 'whole' | 'forReading';

/** For whom a stone is put into words. */
export interface Reader {
  readonly locale: Locale;
  /** What a mason would object to, in that language; undefined while nobody knows yet. */
  readonly warnings?: readonly string[] | undefined;
}

/**
 * A stone as it is shown, as JSON text: what only the server says of it, in front of the design as it is stored.
 * For reading, the token that allows writing is left out and `readOnly` is set; so is it once the stone was sent.
 */
export function stoneText(stone: StoredStone, shown: Shown, { locale, warnings }: Reader): string {
  const sent = stone.status !== 'draft';
  const told = {
    id: stone.id,
    version: stone.version,
    ...(shown === 'whole' ? { token: stone.token } : {}),
    readonlyToken: stone.readonlyToken,
    readOnly: shown === 'forReading' || sent,
    status: stone.status,
    sentToMason: sent ? 1 : 0,
    ...(stone.waitsFor ? { waitsFor: stone.waitsFor } : {}),
    hasBusiness: stone.businessId !== null,
    takenOver: stone.formerToken !== null,
    ...(warnings ? { warnings } : {}),
    Price: stone.price.total,
    Currency: stone.price.currency,
    PriceLines: stone.price.lines.map((line) => ({ ...line, text: lineText(line, locale) })),
  };
  // A stored design is an object with fields, always: its schema fills in every one.
  const design = shown === 'whole' ? stone.design : asDecided(stone.design);
  return `${JSON.stringify(told).slice(0, -1)},${design.trimStart().slice(1)}`;
}

/**
 * A design for whoever only reads it, as JSON text: a link goes from hand to hand, whom to ask stands in the order's letter, and
 * which other stones were tried is nobody's but the designer's.
 */
export function asDecided(text: string): string {
  const read: Partial<Design> = JSON.parse(text);
  return JSON.stringify({ ...withoutWishes(read), contactName: '', contactPhone: '', contactEmail: '' });
}

import type { Locale } from '../../src/stone/catalogue/naming';
import type { Design } from '../../src/stone/stone';
import { withoutWishes } from '../../src/stone/wished/withoutWishes';
import type { Caller } from '../domain/caller';
import { seesPrice } from '../domain/permissions';
import type { StoredStone } from '../store/storedStone';
import { lineText } from '../texts/lineText';

/** Whether the editing token is included. */
export type Shown = 'whole' | 'forReading';

/** Who reads a stone. */
export interface Reader {
  readonly locale: Locale;
  readonly caller: Caller;
  /** What a mason would object to, in that language; undefined while it is not known. */
  readonly warnings?: readonly string[] | undefined;
  /** Whether there is nothing to cut from for a reader yet: the stone waits for its approval. */
  readonly awaitsApproval?: boolean | undefined;
}

/**
 * A stone as it is sent, as JSON text: the fields that only the server sets, followed by the stored design. For
 * reading, the editing token and the price are left out and `readOnly` is set, as it is once the stone was sent.
 */
export function stoneText(stone: StoredStone, shown: Shown, reader: Reader): string {
  // A stored design always is an object with fields: its schema fills them all in.
  const design = shown === 'whole' ? stone.design : asDecided(stone.design);
  return `${toldOf(stone, shown, reader)}${design.trimStart().slice(1)}`;
}

/** The same as it is sent; a design that was sent before is not encoded again. */
export function stoneBytes(stone: StoredStone, shown: Shown, reader: Reader): string | Buffer {
  const { kept } = stone;
  if (!kept || shown !== 'whole' || kept.text !== stone.design) return stoneText(stone, shown, reader);
  return Buffer.concat([Buffer.from(toldOf(stone, shown, reader)), kept.afterBrace]);
}

/** The beginning of an answer, up to the first field of the design. */
function toldOf(
  stone: StoredStone,
  shown: Shown,
  { locale, caller, warnings, awaitsApproval }: Reader,
): string {
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
    ...(awaitsApproval ? { awaitsApproval } : {}),
    ...(warnings ? { warnings } : {}),
    ...(shown === 'whole' && seesPrice(caller, stone) ? priceOfStone(stone, locale) : {}),
  };
  return `${JSON.stringify(told).slice(0, -1)},`;
}

function priceOfStone({ price }: StoredStone, locale: Locale) {
  return {
    Price: price.total,
    Currency: price.currency,
    ...(price.vat && { PriceVat: price.vat }),
    PriceLines: price.lines.map((line) => ({ ...line, text: lineText(line, locale) })),
  };
}

/**
 * A design for callers who may only read it, as JSON text: a link is passed on, so the contact data (which is in the
 * order's letter) and the stone's other variants are left out.
 */
export function asDecided(text: string): string {
  const read: Partial<Design> = JSON.parse(text);
  return JSON.stringify({ ...withoutWishes(read), contactName: '', contactPhone: '', contactEmail: '' });
}

import type { PriceList } from '../catalogue/price';
import { isCut } from '../handling';
import { readNumber } from '../numbers';
import type { Parm, TextParm } from '../parm';
import type { Design } from '../stone';
import type { PriceKey, PriceLine } from './priceLine';

/** A price: the sum in whole øre (or cent), null where a line has no fixed price, and its lines. */
export interface Price {
  readonly currency: PriceList['currency'];
  readonly total: number | null;
  readonly lines: readonly PriceLine[];
}

interface Item {
  readonly key: PriceKey;
  readonly count: number;
  readonly each: number | null;
  readonly upTo?: number;
  readonly id?: number;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Latin letters, accented ones included, each a single character; combining marks have higher codes. */
const EACH_ALONE = /^[\0-\u02ff]*$/;

/** The number of letters a mason cuts: everything but the spaces, one per character (design section 2). */
export function lettersIn(text: string): number {
  const composed = text.normalize('NFC');
  // The common case, counted on every save: a segmenter would take most of the time for a price.
  if (EACH_ALONE.test(composed)) return composed.replaceAll(/\s/g, '').length;
  return [...segmenter.segment(composed)].filter(({ segment }) => segment.trim() !== '').length;
}

/** The letters of a line; their height is the cap height on the stone, `scale` included. */
function lettersOf(element: TextParm, list: PriceList): Item[] {
  const count = lettersIn(element.subText);
  if (count === 0) return [];
  const engraved = element.variant === 'sandb';
  const height = (readNumber(element.fontSize) ?? 0) * element.scale;
  const found = (engraved ? list.engraved : list.mounted).find(({ upTo }) => height <= upTo);
  const key = engraved ? 'engravedLetters' : 'mountedLetters';
  return [found ? { key, count, each: found.each, upTo: found.upTo } : { key, count, each: null }];
}

function itemsOf(element: Parm, list: PriceList): Item[] {
  switch (element.type) {
    case 'text':
      return lettersOf(element, list);
    case 'sandblownVignet':
      return [{ key: element.type, count: 1, each: list.vignets.sandblown }];
    case 'standardVignet':
      return [{ key: element.type, count: 1, each: list.vignets.standard }];
    case 'customVignet':
      return [{ key: element.type, count: 1, each: list.vignets.custom }];
    case 'attachment': {
      const id = element.attachmentId;
      const each = list.attachments.find((entry) => entry.id === id)?.each ?? null;
      return [{ key: 'attachment', count: 1, each, id }];
    }
  }
}

/** The stone itself; an existing one costs nothing, and a photographed one exists. */
function stoneOf(design: Design, list: PriceList): Item[] {
  const photographed = design.stoneStoneTypes.some(({ id }) => id === design.StoneTypeId);
  if (design.ExistingStone || photographed) return [];
  const variants = list.stones.find(({ StoneTypeId }) => StoneTypeId === design.StoneTypeId)?.variants;
  const each = variants?.[String(design.StoneTypeVariantId)] ?? null;
  return each === 0 ? [] : [{ key: 'stone', count: 1, each, id: design.StoneTypeId }];
}

function extrasOf(design: Design, list: PriceList): Item[] {
  return [
    ...(design.Frame.Type === 'none' ? [] : [{ key: 'frame', count: 1, each: list.frame } as const]),
    ...(design.RepaintStone ? [{ key: 'repainting', count: 1, each: list.repainting } as const] : []),
    ...(design.RemoveNow ? [{ key: 'removal', count: 1, each: list.removal } as const] : []),
  ];
}

/**
 * The price of a design by a price list. Pure; never taken from a client.
 *
 * What is hidden is not cut, and costs nothing. Equal things are counted in one line, in the order in which they first occur.
 *
 * @returns lines with amounts in whole øre (or cent).
 */
export function priceOf(design: Design, list: PriceList): Price {
  const items = [
    ...stoneOf(design, list),
    ...design.Parms.filter(isCut).flatMap((element) => itemsOf(element, list)),
    ...extrasOf(design, list),
  ];
  const alike = new Map<string, Item>();
  for (const item of items) {
    const kind = `${item.key} ${item.upTo ?? ''} ${item.id ?? ''} ${item.each ?? ''}`;
    const before = alike.get(kind);
    alike.set(kind, before ? { ...before, count: before.count + item.count } : item);
  }
  const lines = [...alike.values()].map((item) => ({
    ...item,
    amount: item.each === null ? null : item.each * item.count,
  }));
  const total = lines.reduce<number | null>(
    (sum, { amount }) => (sum === null || amount === null ? null : sum + amount),
    0,
  );
  return { currency: list.currency, total, lines };
}

import type { OwnPriceList } from '../catalogue/price';
import { cutOfLine } from '../cut';
import { isCut } from '../handling';
import { readNumber } from '../numbers';
import type { Parm, TextParm } from '../parm';
import { characters } from '../spacing';
import type { Design } from '../stone';
import type { PriceKey, PriceLine } from './priceLine';
import { totalOf } from './totalOf';

/** A price: the sum in whole øre (or cent), null where a line has no fixed price, and its lines. */
export interface Price {
  readonly currency: OwnPriceList['currency'];
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

/** What one thing on a stone costs, or one that is done to it, in whole øre (or cent). */
export interface PricedItem extends Item {
  /** Null where there is no fixed price. */
  readonly amount: number | null;
  /** Which element of `Parms` it is; undefined of the stone, its frame and what is done at the grave. */
  readonly element?: number;
}

/** The number of letters a mason cuts: everything but the spaces, one per character (docs/decisions.md section 2). */
export function lettersIn(text: string): number {
  return characters(text).filter((character) => character.trim() !== '').length;
}

/** The letters of a line; their height is the cap height on the stone, `scale` included. */
function lettersOf(element: TextParm, list: OwnPriceList): Item[] {
  const count = lettersIn(element.subText);
  if (count === 0) return [];
  const engraved = cutOfLine(element) === 'engraved';
  const height = (readNumber(element.fontSize) ?? 0) * element.scale;
  const found = (engraved ? list.engraved : list.mounted)?.find(({ upTo }) => height <= upTo);
  const key = engraved ? 'engravedLetters' : 'mountedLetters';
  return [found ? { key, count, each: found.each, upTo: found.upTo } : { key, count, each: null }];
}

function itemsOf(element: Parm, list: OwnPriceList): Item[] {
  switch (element.type) {
    case 'text':
      return lettersOf(element, list);
    case 'sandblownVignet':
      return [{ key: element.type, count: 1, each: list.vignets?.sandblown ?? null }];
    case 'standardVignet':
      return [{ key: element.type, count: 1, each: list.vignets?.standard ?? null }];
    // Cut and painted like a sandblown ornament, in one stencil.
    case 'qrCode':
      return [{ key: element.type, count: 1, each: list.vignets?.sandblown ?? null }];
    case 'customVignet':
      return [{ key: element.type, count: 1, each: list.vignets?.custom ?? null }];
    case 'medallion': {
      const side = Math.max(element.width, element.height);
      const each = list.medallions?.find(({ upTo }) => side <= upTo)?.each ?? null;
      return [{ key: element.type, count: 1, each }];
    }
    case 'etching': {
      const side = Math.max(element.width, element.height);
      const each = list.etchings?.find(({ upTo }) => side <= upTo)?.each ?? null;
      return [{ key: element.type, count: 1, each }];
    }
    case 'attachment': {
      const id = element.attachmentId;
      const each = list.attachments?.find((entry) => entry.id === id)?.each ?? null;
      return [{ key: 'attachment', count: 1, each, id }];
    }
  }
}

/** The stone itself; an existing one costs nothing, a photographed one exists, and of a back the front is the stone. */
function stoneOf(design: Design, list: OwnPriceList): Item[] {
  if (design.backOf !== undefined) return [];
  const photographed = design.stoneStoneTypes.some(({ id }) => id === design.StoneTypeId);
  if (design.ExistingStone || photographed) return [];
  const variants = list.stones?.find(({ StoneTypeId }) => StoneTypeId === design.StoneTypeId)?.variants;
  const each = variants?.[String(design.StoneTypeVariantId)] ?? null;
  return each === 0 ? [] : [{ key: 'stone', count: 1, each, id: design.StoneTypeId }];
}

/** What is ordered of a new stone besides its face; a stone that stands is made already, and a back with its front. */
function makeOf(design: Design, list: OwnPriceList): Item[] {
  const { make, StoneTypeId, ExistingStone, backOf } = design;
  if (!make || ExistingStone || backOf !== undefined) return [];
  const one = (key: PriceKey, each: number | undefined): Item => ({ key, count: 1, each: each ?? null });
  const { thickness, base, edge, side, bevel = 0 } = make;
  const ofStone = list.stones?.find((stone) => stone.StoneTypeId === StoneTypeId);
  const ofBase = base && list.bases?.find(({ upTo }) => base.width <= upTo);
  return [
    ...(thickness === undefined ? [] : [one('thickness', ofStone?.thicknesses?.[String(thickness)])]),
    ...(base ? [one('base', ofBase?.each)] : []),
    ...(edge && edge !== 'asFace' ? [one('edge', list.edges?.[edge])] : []),
    ...(side && side !== 'asFace' ? [one('side', list.sides?.[side])] : []),
    ...(bevel > 0 ? [one('bevel', list.bevel)] : []),
  ];
}

function extrasOf(design: Design, list: OwnPriceList): Item[] {
  const frame =
    design.Frame.Type === 'none' ? [] : [{ key: 'frame', count: 1, each: list.frame ?? null } as const];
  // The work at the grave is done once, and stands with the front.
  if (design.backOf !== undefined) return frame;
  return [
    ...frame,
    ...(design.RepaintStone ? [{ key: 'repainting', count: 1, each: list.repainting ?? null } as const] : []),
    ...(design.RemoveNow ? [{ key: 'removal', count: 1, each: list.removal ?? null } as const] : []),
  ];
}

/** A thing, and which element of `Parms` it is, if any. */
interface Placed {
  readonly item: Item;
  readonly element?: number;
}

/** Everything that costs something, in the order of the design: the stone, how it is made, each element, what is done besides. */
function placedItems(design: Design, list: OwnPriceList): readonly Placed[] {
  const placed: Placed[] = [];
  const add = (items: readonly Item[], element?: number) => {
    for (const item of items) placed.push(element === undefined ? { item } : { item, element });
  };
  add(stoneOf(design, list));
  add(makeOf(design, list));
  design.Parms.forEach((element, index) => {
    if (isCut(element)) add(itemsOf(element, list), index);
  });
  add(extrasOf(design, list));
  return placed;
}

const amountOf = ({ each }: Item, count: number) => (each === null ? null : each * count);

/**
 * What everything costs, thing by thing, in the order of the design: the stone, how it is made, each element, what is done besides. Pure.
 * What is hidden is not cut, and costs nothing; nor does a line without letters.
 */
export function pricedItems(design: Design, list: OwnPriceList): readonly PricedItem[] {
  return placedItems(design, list).map(({ item, ...where }) => ({
    ...item,
    amount: amountOf(item, item.count),
    ...where,
  }));
}

/**
 * The price of a design by a price list, a business's or a stonemason's own, which may leave out what it likes. Pure; never taken from a client.
 *
 * Equal things are counted in one line, in the order in which they first occur.
 *
 * @returns lines with amounts in whole øre (or cent).
 */
export function priceOf(design: Design, list: OwnPriceList): Price {
  const alike = new Map<string, { readonly item: Item; count: number }>();
  for (const { item } of placedItems(design, list)) {
    const kind = `${item.key} ${item.upTo ?? ''} ${item.id ?? ''} ${item.each ?? ''}`;
    const before = alike.get(kind);
    if (before) before.count += item.count;
    else alike.set(kind, { item, count: item.count });
  }
  const lines = Array.from(alike.values(), ({ item, count }) => ({
    ...item,
    count,
    amount: amountOf(item, count),
  }));
  return { currency: list.currency, total: totalOf(lines), lines };
}

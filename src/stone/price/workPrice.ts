import type { OwnPriceList } from '../catalogue/price';
import type { Design } from '../stone';
import type { PriceKey, PriceLine } from './priceLine';
import { type Price, priceOf } from './priceOf';
import { totalOf } from './totalOf';

/** What others may sell rather than the mason, and the part of his list that makes it his all the same. */
const OF_OTHERS: Partial<Record<PriceKey, keyof OwnPriceList>> = {
  stone: 'stones',
  thickness: 'stones',
  base: 'bases',
  edge: 'edges',
  side: 'sides',
  attachment: 'attachments',
};

/** What a mason's work costs, and what on the stone is not in that. */
export interface WorkPrice extends Price {
  readonly notIn: readonly PriceLine[];
}

/**
 * What a mason's work on a stone costs by his own list. Pure. A stone, how it is made and what is bought for it are not in it,
 * unless his list names such things; what is his work and is not on his list has no price.
 */
export function workPriceOf(design: Design, list: OwnPriceList): WorkPrice {
  const { currency, lines: all } = priceOf(design, list);
  const isHis = ({ key }: PriceLine) => {
    const part = OF_OTHERS[key];
    return part === undefined || list[part] !== undefined;
  };
  const lines = all.filter(isHis);
  return { currency, total: totalOf(lines), lines, notIn: all.filter((line) => !isHis(line)) };
}

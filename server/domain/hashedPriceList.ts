import { createHash } from 'node:crypto';
import { type PriceList, priceList } from '../../src/stone/catalogue/price';

/** A price list with its hash, which prices keep to tell which list they were made with. */
export interface HashedList {
  readonly list: PriceList;
  readonly hash: string;
}

/** Reads a price list from its JSON text. */
export function hashedPriceList(text: string): HashedList {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { list: priceList.parse(JSON.parse(text)), hash };
}

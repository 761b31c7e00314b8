import type { PriceList } from '../stone/catalogue/price';
import { prices } from '../stone/wire/prices';
import { call } from './http';
import { PRICES_PATH } from './paths';
import type { StoneAddress } from './stones';

/**
 * What a stone is priced by, a new one where none is given; undefined where the caller is not told prices or they cannot
 * be fetched: a stone is designed without them all the same.
 *
 * @throws the signal's reason where it was aborted.
 */
export async function fetchPriceList(
  stone: StoneAddress | undefined,
  signal: AbortSignal,
): Promise<PriceList | undefined> {
  const path = stone ? `${PRICES_PATH}/${stone.id}` : PRICES_PATH;
  try {
    return (await call(path, { answer: prices, as: stone?.token, signal })).list ?? undefined;
  } catch (error) {
    signal.throwIfAborted();
    console.error('the prices could not be fetched', error);
    return undefined;
  }
}

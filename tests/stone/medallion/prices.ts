import type { PriceList } from '../../../src/stone/catalogue/price';

/** A price list that says nothing of medallions. */
export const PRICES: PriceList = {
  id: 1,
  currency: 'DKK',
  engraved: [],
  mounted: [],
  vignets: { sandblown: 1, standard: 1, custom: 2 },
  frame: 3,
  repainting: 4,
  removal: 5,
  stones: [],
  attachments: [],
};

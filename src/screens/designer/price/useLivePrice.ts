import { useMemo } from 'react';
import type { PriceList } from '../../../stone/catalogue/price';
import { type PricedItem, pricedItems } from '../../../stone/price/priceOf';
import { totalOf } from '../../../stone/price/totalOf';
import { type Vat, vatOf } from '../../../stone/price/vat';
import { DesignerContext } from '../designerContext';
import { useLateDesign } from '../useLateDesign';

/** What the stone in hand costs, as it stands now. */
export interface LivePrice {
  readonly currency: PriceList['currency'];
  readonly vat: Vat;
  readonly items: readonly PricedItem[];
  /** Whole øre (or cent); null where something has no fixed price. */
  readonly total: number | null;
}

/**
 * The price of the stone in hand, by the rules and the list that the server prices it by. Undefined where no prices are
 * shown, and of a stone that can no longer be changed: it keeps the price that it was sent with.
 */
export function useLivePrice(): LivePrice | undefined {
  const list = DesignerContext.useSelector(({ context }) => context.offered.priceList);
  const design = useLateDesign();
  const readOnly = DesignerContext.useSelector(({ context }) => context.readOnly);
  // Who has logged in since may have saved it for a business in another country.
  const money = DesignerContext.useSelector(({ context }) => context.saved?.quote.Currency);
  return useMemo(() => {
    if (!list || readOnly || (money && money !== list.currency)) return undefined;
    const items = pricedItems(design, list);
    return { currency: list.currency, vat: vatOf(list), items, total: totalOf(items) };
  }, [list, design, readOnly, money]);
}

import type { Order } from '../../src/stone/wire/order';

/** An order as somebody reads it who is not told what every stone costs. @param told the ids of the stones whose price is. */
export function hidePrices(order: Order, told: ReadonlySet<number>): Order {
  const stones = order.stones.map((stone) => {
    if (told.has(stone.id)) return stone;
    const { PriceVat: _vat, ...rest } = stone;
    return { ...rest, Price: null, Currency: null, PriceLines: [] };
  });
  return { ...order, stones };
}

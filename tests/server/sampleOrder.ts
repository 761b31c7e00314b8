import { decisionsIn } from '../../src/stone/decisions';
import { type Order, type OrderedStone, order } from '../../src/stone/wire/order';

/** An order of one stone, as letters are written from. */
export function sampleOrder(given: Partial<Order> = {}, stone: Partial<OrderedStone> = {}): Order {
  return order.parse({
    format: 'gravestone-order',
    formatVersion: 1,
    locale: 'da',
    orderedAt: '2026-11-03T10:00:00.000Z',
    ...decisionsIn({}),
    canMasonContact: 0,
    stonemason: { id: 1, name: 'Østbyens Stenhuggeri' },
    case: null,
    stones: [
      {
        ...{ id: 7, version: 3, designName: 'Anna Holm', type: 'coffin', ExistingStone: false },
        ...{ url: 'https://sten.example/designer/7/ro_x', inscription: ['Anna Holm', '* 12.4.1941'] },
        ...{ findings: [], brokenRules: [], Price: 1_400_000, Currency: 'DKK', PriceLines: [], ...stone },
      },
    ],
    ...given,
  });
}

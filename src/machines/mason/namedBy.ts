import type { MasonOrderDetail } from '../../stone/wire/mason';

/** What an order's files name its stone by besides its number: its case, and what was approved of it. */
export function namedBy({ order, id }: Pick<MasonOrderDetail, 'order' | 'id'>) {
  return { caseNo: order.case?.caseNo, seal: order.stones.find((stone) => stone.id === id)?.seal };
}

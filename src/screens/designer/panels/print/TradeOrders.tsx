import { FoundryOrders } from './FoundryOrders';
import { MillOrders } from './MillOrders';
import type { OrdersProps } from './Order';
import { WorkshopOrders } from './WorkshopOrders';

/** The files that the trade works from: the mason, his machines, and those he passes something on to. */
export function TradeOrders({ files }: OrdersProps) {
  return (
    <>
      <WorkshopOrders files={files} />
      <MillOrders files={files} />
      <FoundryOrders files={files} />
    </>
  );
}

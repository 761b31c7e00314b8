import type { Order } from '../../../src/stone/wire/order';
import type { FetchedOrder, WorkshopOrder, WorkshopPart } from '../../../src/stone/wire/workshop';
import type { Enclosure } from '../../mail/writeLetter';

/** Which orders are wanted: new ones, sent since a moment where one is given, or the one of a stone, fetched or not. */
export type Wanted =
  | { readonly kind: 'new'; readonly since: Date | undefined }
  | { readonly kind: 'again'; readonly stoneId: number };

/** Where a workshop gets its orders from: the store itself, or a server that is asked over the network. */
export interface OrderSource {
  /** The orders wanted, oldest first. */
  list(wanted: Wanted): Promise<readonly WorkshopOrder[]>;
  /** What the mason is told of an order; undefined where it was withdrawn meanwhile. */
  order(id: string): Promise<FetchedOrder | undefined>;
  /**
   * The files of a part of a stone.
   *
   * @throws PaperUndrawn where they could not be drawn just now; Error where they could not be fetched.
   */
  files(id: string, stoneId: number, part: WorkshopPart, order: Order): Promise<readonly Enclosure[]>;
  /** Records that an order is in the workshop. */
  fetched(id: string): Promise<void>;
}

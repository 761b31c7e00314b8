import { z } from 'zod';
import { identifier } from '../numbers';
import { order, orderedStone } from './order';
import { ownPrice } from './ownPrice';

/**
 * What there is of each stone of an order besides `order.json`: a paper each, the pictures of its medallions and etchings (`medallions`), and the other files
 * that the workshop's settings name.
 */
export const workshopPart = z.enum(['offer', 'sheet', 'dxf', 'plt', 'medallions', 'chosen']);
export type WorkshopPart = z.infer<typeof workshopPart>;

/** `GET /api/workshop/orders`: an order of the workshop that asks. */
export const workshopOrder = z.object({
  id: z.uuid(),
  /** The number of its first stone, by which it is called. */
  number: identifier,
  /** When it was sent, ISO 8601. */
  orderedAt: z.iso.datetime(),
});
export type WorkshopOrder = z.infer<typeof workshopOrder>;

/**
 * New orders, or with `stone` the order of that stone, fetched or not; `since` leaves out what was sent before. Whoever says
 * which `stonemason` it is for is refused where the key is another's.
 */
export const workshopQuery = z.object({
  stonemason: identifier.optional(),
  since: z.iso.datetime().optional(),
  stone: identifier.optional(),
});

export const workshopPath = z.object({ id: z.uuid() });
export const workshopPartPath = workshopPath.extend({ stoneId: identifier, part: workshopPart });

/** An order as its mason's own machine has it: with what his work costs by his own list, which is in no letter. */
const fetchedOrder = order.extend({
  stones: z.array(orderedStone.extend({ ownPrice: ownPrice.optional() })),
});
export type FetchedOrder = z.infer<typeof fetchedOrder>;

/** `GET /api/workshop/order/{id}`: what its mason is told of it. Stones that were withdrawn are left out. */
export const workshopOrderAnswer = z.object({ order: fetchedOrder });

/** `GET /api/workshop/order/{id}/{stoneId}/{part}`: files of a stone, in base64. */
export const workshopFiles = z.object({
  files: z.array(z.object({ filename: z.string(), contentType: z.string(), content: z.string() })),
});

/** `PUT /api/workshop/order/{id}/fetched` */
export const workshopFetched = z.object({ id: z.uuid() });

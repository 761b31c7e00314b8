import { z } from 'zod';
import { identifier } from '../numbers';
import { stoneStatus } from '../status';

/**
 * What a receiver is told of: an order has gone to a stonemason; a stone of it was cancelled; what its mason proposed in
 * place of a stone was accepted, so that it is to be fetched again; a stone's status has changed, which says `cancelled` as well.
 */
export const webhookEvent = z.enum([
  'order.sent',
  'order.cancelled',
  'order.proposal.accepted',
  'stone.status',
]);
export type WebhookEvent = z.infer<typeof webhookEvent>;

/** What a message tells besides its link: numbers, and no names. */
export const webhookData = z.object({
  /** The id of the order at `/api/workshop/order/{id}`; left out where it has none yet. */
  order: z.string().optional(),
  /** Its stones, or the one that it is about. */
  stones: z.array(identifier),
  stonemason: identifier.nullable(),
  business: identifier.nullable(),
  before: stoneStatus.optional(),
  after: stoneStatus.optional(),
});
export type WebhookData = z.infer<typeof webhookData>;

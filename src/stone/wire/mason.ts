import { z } from 'zod';
import { identifier } from '../numbers';
import { stoneStatus } from '../status';
import { order } from './order';
import { ownPrice } from './ownPrice';

/** `GET /api/mason/orders`: an order of one stone, as its mason has it in his list. */
export const masonOrder = z.object({
  id: identifier,
  version: z.number().int(),
  designName: z.string(),
  status: stoneStatus,
  /** How many of his questions are open. */
  openQuestions: z.number().int().nonnegative(),
  /** Whether somebody else has written last in one of those. */
  isAnswered: z.boolean(),
  /** The business that ordered it; null for a family's own order. */
  business: z.string().nullable(),
  /** When it was ordered, ISO 8601. */
  sentAt: z.string().nullable(),
  hasPreview: z.boolean(),
});
export type MasonOrder = z.infer<typeof masonOrder>;

/** `GET /api/mason/orders/{id}`: all that the mason works from, in the language of whoever asks. */
export const masonOrderDetail = masonOrder.extend({
  /** What was decided, in sentences as in his letter: the case, whom to ask, what is to be done, what was written. */
  agreement: z.array(z.array(z.string())),
  /** The order of this stone, as in `order.json`. */
  order,
  /** True where nothing may be cut before the family has approved it; left out otherwise. */
  awaitsApproval: z.literal(true).optional(),
  /** What his work costs by his own list; left out where he has none, and for everybody but him. */
  ownPrice: ownPrice.optional(),
});
export type MasonOrderDetail = z.infer<typeof masonOrderDetail>;

import { z } from 'zod';

/**
 * Where a stone is on its way (specification section 4). `ordered` is asked for but not yet delivered to the mason;
 * `sentToMason` is shown as "ordered" too.
 */
export const stoneStatus = z.enum([
  'draft',
  'ordered',
  'sentToMason',
  'received',
  'processing',
  'finished',
  'invoiced',
  'cancelled',
]);
export type StoneStatus = z.infer<typeof stoneStatus>;

/** Where a stone may go from where it is (design section 7): on, one step at a time, or off before it is finished. */
const NEXT: Readonly<Record<StoneStatus, readonly StoneStatus[]>> = {
  draft: ['ordered', 'cancelled'],
  ordered: ['sentToMason', 'cancelled'],
  sentToMason: ['received', 'cancelled'],
  received: ['processing', 'cancelled'],
  processing: ['finished', 'cancelled'],
  finished: ['invoiced'],
  invoiced: [],
  cancelled: [],
};

/** Whether a stone may go from one status to another. */
export function mayMove(from: StoneStatus, to: StoneStatus): boolean {
  return NEXT[from].includes(to);
}

/**
 * What the letters of an ordered stone wait for: `confirmation` by the address that was given, `release` by the provider,
 * or only the sender's `receipt` waits for his confirmation, while the order itself is with the provider.
 */
export const waiting = z.enum(['confirmation', 'release', 'receipt']);
export type Waiting = z.infer<typeof waiting>;

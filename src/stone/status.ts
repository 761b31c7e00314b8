import { z } from 'zod';

/**
 * A stone's status (specification section 4). `ordered` is ordered but not yet delivered to the mason;
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

/** The allowed status changes (docs/decisions.md section 7): forward one step at a time, or cancelled before it is finished. */
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

const AT_MASON: ReadonlySet<StoneStatus> = new Set([
  'sentToMason',
  'received',
  'processing',
  'finished',
  'invoiced',
]);

/** Whether a stone's order has been delivered to its mason and stands. */
export function isAtMason(status: StoneStatus): boolean {
  return AT_MASON.has(status);
}

/** Whether an order is over, or there was none: nobody cuts from it any more, and nobody has to write a bill for it. */
export function isOver(status: StoneStatus): boolean {
  return status === 'draft' || status === 'invoiced' || status === 'cancelled';
}

/** The next status of a stone that its mason has; undefined where nothing is left, or it is not his. */
export function nextAtMason(status: StoneStatus): StoneStatus | undefined {
  return isAtMason(status) ? NEXT[status].find(isAtMason) : undefined;
}

/** Whether a stone that its mason has can still become another: he has not begun to cut it. */
export function isUncut(status: StoneStatus): boolean {
  return status === 'sentToMason' || status === 'received';
}

/** Whether relatives can still be asked to approve a stone: until its mason begins to cut it. */
export function mayBeApproved(status: StoneStatus): boolean {
  return status === 'draft' || status === 'ordered' || isUncut(status);
}

/**
 * What the letters of an ordered stone wait for: `confirmation` by the given address, `release` by the provider,
 * or only the sender's `receipt` waits for confirmation, while the order itself is with the provider.
 */
export const waiting = z.enum(['confirmation', 'release', 'receipt']);
export type Waiting = z.infer<typeof waiting>;

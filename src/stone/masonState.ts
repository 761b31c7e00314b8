import type { StoneStatus } from './status';

/** How an order stands at its mason's, in the order of his work. */
export const MASON_STATES = ['new', 'inQuestion', 'accepted', 'cut', 'setUp', 'invoiced'] as const;
export type MasonState = (typeof MASON_STATES)[number];

const BY_STATUS: Partial<Record<StoneStatus, MasonState>> = {
  sentToMason: 'new',
  received: 'accepted',
  processing: 'cut',
  finished: 'setUp',
  invoiced: 'invoiced',
};

/**
 * How an order stands at its mason's: its stone's status in his words, or that one of his questions is open. Nothing of
 * it is kept. Undefined where no mason has it.
 */
export function masonStateOf(status: StoneStatus, openQuestions: number): MasonState | undefined {
  const state = BY_STATUS[status];
  return state !== undefined && openQuestions > 0 ? 'inQuestion' : state;
}

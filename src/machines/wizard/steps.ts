import type { Step } from './place';

/** The state of the wizard in which each of its steps is shown. */
const STATE_OF = {
  takeAction: 'takingAction',
  newStone: 'choosingGrave',
  selectStoneType: 'selectingStoneType',
  additionToExisting: 'adding',
  reference: 'choosingReference',
  pendingStones: 'listingPending',
  orderedStones: 'listingOrdered',
  sendStone: 'ordering',
} as const satisfies Record<Step, string>;

/** Each step with its state. */
export const STEPS = (Object.keys(STATE_OF) as Step[]).map((step) => ({ step, state: STATE_OF[step] }));
